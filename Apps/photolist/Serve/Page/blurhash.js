// Decodes a BlurHash (blurha.sh) into a canvas.

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~";
const number = (text) => [...text].reduce((value, digit) => value * 83 + digits.indexOf(digit), 0);
const linear = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const srgb = (value) => {
  const clamped = Math.max(0, Math.min(1, value));
  return Math.round(255 * (clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055));
};
const signedSquare = (value) => Math.sign(value) * value * value;

/** Draws a hash into a canvas of 32 × 32 pixels. Returns false if the hash is malformed. */
export function drawBlurHash(hash, canvas) {
  if (typeof hash !== "string" || hash.length < 6) return false;
  const flag = number(hash[0]);
  const columns = (flag % 9) + 1, rows = Math.floor(flag / 9) + 1;
  if (hash.length !== 4 + 2 * columns * rows) return false;
  const maximum = (number(hash[1]) + 1) / 166;
  const average = number(hash.slice(2, 6));
  const colors = [[linear(average >> 16), linear((average >> 8) & 255), linear(average & 255)]];
  for (let i = 1; i < columns * rows; i++) {
    const value = number(hash.slice(4 + i * 2, 6 + i * 2));
    colors.push([Math.floor(value / 361), Math.floor(value / 19) % 19, value % 19]
      .map((part) => signedSquare((part - 9) / 9) * maximum));
  }
  const side = 32;
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  const image = context.createImageData(side, side);
  const waves = (count) => Array.from({ length: side }, (_, place) =>
    Array.from({ length: count }, (_, wave) => Math.cos((Math.PI * place * wave) / side)));
  const [horizontal, vertical] = [waves(columns), waves(rows)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let r = 0, g = 0, b = 0;
      for (let j = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++) {
          const weight = horizontal[x][i] * vertical[y][j], color = colors[j * columns + i];
          r += color[0] * weight; g += color[1] * weight; b += color[2] * weight;
        }
      }
      image.data.set([srgb(r), srgb(g), srgb(b), 255], 4 * (y * side + x));
    }
  }
  context.putImageData(image, 0, 0);
  return true;
}
