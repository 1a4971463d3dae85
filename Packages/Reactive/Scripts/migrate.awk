# Rewrites one Swift file, from standard input to standard output. Written in POSIX awk. Treats lines as bytes, not as
# characters.
#
# Environment variables:
# - MIGRATE_SOURCE: rxswift or combine
# - MIGRATE_FILE: the path of the file
# - MIGRATE_FINAL_NEWLINE: 1 if the last line ends with a newline
# - MIGRATE_LEFT: the file that receives the changes to make by hand

function is_word(character) { return character ~ /[A-Za-z0-9_]/ }

# Returns whether `code` contains `word` as a whole word.
function has_word(code, word,    at, rest, offset) {
  rest = code
  offset = 0
  while ((at = index(rest, word)) > 0) {
    if (!is_word(substr(code, offset + at - 1, 1)) && !is_word(substr(code, offset + at + length(word), 1))) return 1
    offset += at
    rest = substr(code, offset + 1)
  }
  return 0
}

# Returns `code` with the word `old` replaced by `new`.
function replace_word(code, old, new,    at, done, before) {
  done = ""
  while ((at = index(code, old)) > 0) {
    before = at > 1 ? substr(code, at - 1, 1) : substr(done, length(done), 1)
    if (!is_word(before) && !is_word(substr(code, at + length(old), 1))) {
      done = done substr(code, 1, at - 1) new
    } else {
      done = done substr(code, 1, at + length(old) - 1)
    }
    code = substr(code, at + length(old))
  }
  return done code
}

# Returns `code` without the qualifier `module.` before the names of types.
function remove_qualifier(code, module,    at, done, before, after) {
  done = ""
  while ((at = index(code, module ".")) > 0) {
    before = at > 1 ? substr(code, at - 1, 1) : substr(done, length(done), 1)
    after = substr(code, at + length(module) + 1, 1)
    if (!is_word(before) && before != "." && after ~ /[A-Z]/) {
      done = done substr(code, 1, at - 1)
    } else {
      done = done substr(code, 1, at + length(module))
    }
    code = substr(code, at + length(module) + 1)
  }
  return done code
}

# Returns `code` with each call `.old(…)` renamed to `.new(label: …)`. With `closure_form`, also renames each call
# `.old { … }` to `.closure_form { … }`. A call whose first argument is a TakeBehavior is not renamed, because the order
# of its arguments differs.
function rename_call(code, old, new, label, closure_form,    at, done, rest, gap) {
  done = ""
  while ((at = index(code, "." old)) > 0) {
    done = done substr(code, 1, at)
    rest = substr(code, at + 1 + length(old))
    code = rest
    if (rest ~ /^\(/ && rest !~ /^\([ \t]*\.(inclusive|exclusive)/) {
      gap = label == "" || rest ~ /^\([ \t\r]*$/ ? "" : " "
      done = done new "(" label gap
      code = substr(rest, 2)
      if (label != "") sub(/^[ \t]+/, "", code)
    } else if (rest ~ /^[ \t]*{/ && closure_form != "") {
      done = done closure_form
    } else {
      done = done old
    }
  }
  return done code
}

function rewrite_code(code) {
  if (source == "rxswift") {
    code = remove_qualifier(code, "RxSwift")
    code = remove_qualifier(code, "RxCocoa")
    code = remove_qualifier(code, "RxRelay")
    gsub(/Observable\.catchError\(/, "Observable.catch(sequence: ", code)
    code = rename_call(code, "catchErrorJustReturn", "catchAndReturn", "", "")
    code = rename_call(code, "catchError", "catch", "", "catch")
    code = rename_call(code, "observeOn", "observe", "on:", "")
    code = rename_call(code, "subscribeOn", "subscribe", "on:", "")
    code = rename_call(code, "takeUntil", "take", "until:", "")
    code = rename_call(code, "takeWhile", "take", "while:", "")
    code = rename_call(code, "skipUntil", "skip", "until:", "")
    code = rename_call(code, "skipWhile", "skip", "while:", "")
    code = rename_call(code, "retryWhen", "retry", "when:", "retry")
    code = rename_call(code, "elementAt", "element", "at:", "")
    code = replace_word(code, "TakeUntilBehavior", "TakeBehavior")
    gsub(/single\(\.error\(/, "single(.failure(", code)
    gsub(/canImport\((RxSwift|RxCocoa|RxRelay)\)/, "canImport(Reactive)", code)
    gsub(/canImport\((RxTest|RxBlocking)\)/, "canImport(ReactiveTesting)", code)
  } else {
    code = remove_qualifier(code, "Combine")
    code = remove_qualifier(code, "OpenCombine")
    gsub(/canImport\((Combine|OpenCombine)\)/, "canImport(Reactive)", code)
  }
  return code
}

# Splits `line` into pieces of code and pieces of other text (comments, strings). Sets `pieces` to the number of pieces,
# `piece` to their texts, and `piece_is_code` to 1 for code and to 0 for other text. `comment_depth` and
# `string_hashes` (-1 outside a multi-line string) carry over to the next line.
function split_line(line,    rest, at, hashes, fence, end) {
  pieces = 0
  rest = line
  while (rest != "") {
    if (comment_depth > 0) {
      at = match(rest, /\/\*|\*\//)
      if (at == 0) { add_piece(rest, 0); return }
      comment_depth += substr(rest, at, 2) == "/*" ? 1 : -1
      add_piece(substr(rest, 1, at + 1), 0)
      rest = substr(rest, at + 2)
      continue
    }
    if (string_hashes >= 0) {
      fence = "\"\"\"" substr("########", 1, string_hashes)
      at = index(rest, fence)
      if (at == 0) { add_piece(rest, 0); return }
      add_piece(substr(rest, 1, at + length(fence) - 1), 0)
      rest = substr(rest, at + length(fence))
      string_hashes = -1
      continue
    }
    at = match(rest, /"|\/\/|\/\*/)
    if (at == 0) { add_piece(rest, 1); return }
    if (at > 1) add_piece(substr(rest, 1, at - 1), 1)
    if (substr(rest, at, 2) == "//") { add_piece(substr(rest, at), 0); return }
    if (substr(rest, at, 2) == "/*") {
      comment_depth = 1
      add_piece("/*", 0)
      rest = substr(rest, at + 2)
      continue
    }
    hashes = 0
    while (at - 1 - hashes > 0 && substr(rest, at - 1 - hashes, 1) == "#") hashes++
    rest = substr(rest, at)
    if (substr(rest, 1, 3) == "\"\"\"") {
      string_hashes = hashes
      add_piece("\"\"\"", 0)
      rest = substr(rest, 4)
      continue
    }
    end = string_end(rest, hashes)
    add_piece(substr(rest, 1, end), 0)
    rest = substr(rest, end + 1)
  }
}

function add_piece(text, is_code) {
  piece[++pieces] = text
  piece_is_code[pieces] = is_code
}

# Returns the index of the last character of the string literal at the start of `text`. The literal may have
# interpolations \(…).
function string_end(text, hashes,    i, character, depth, escape) {
  escape = "\\" substr("########", 1, hashes)
  depth = 0
  for (i = 2; i <= length(text); i++) {
    character = substr(text, i, 1)
    if (depth > 0) {
      if (character == "(") depth++
      else if (character == ")") depth--
      else if (character == "\"") i += string_end(substr(text, i), 0) - 1
    } else if (substr(text, i, hashes + 1) == escape) {
      i += hashes + 1
      if (substr(text, i, 1) == "(") depth = 1
    } else if (character == "\"" && substr(text, i + 1, hashes) == substr("########", 1, hashes)) {
      return i + hashes
    }
  }
  return length(text)
}

# Returns the module that a line of code imports, or an empty string.
function imported(code,    words, count, name) {
  if (code !~ /^[ \t]*(@[A-Za-z_]+[ \t]+|(public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+[A-Za-z]/)
    return ""
  sub(/\r$/, "", code)
  count = split(code, words, /[ \t]+/)
  while (count > 0 && words[count] == "") count--
  name = words[count]
  sub(/\..*/, "", name)
  return name
}

function replacement(module) {
  if (source == "combine") return module == "Combine" || module == "OpenCombine" ? "Reactive" : ""
  if (module == "RxSwift" || module == "RxCocoa" || module == "RxRelay") return "Reactive"
  if (module == "RxTest" || module == "RxBlocking") return "ReactiveTesting"
  return ""
}

BEGIN {
  source = ENVIRON["MIGRATE_SOURCE"]
  file = ENVIRON["MIGRATE_FILE"]
  final_newline = ENVIRON["MIGRATE_FINAL_NEWLINE"] + 0
  left = ENVIRON["MIGRATE_LEFT"]
  comment_depth = 0
  string_hashes = -1
}

# Reads all lines first, because the imports decide whether the file is rewritten.
{
  lines[NR] = $0
  split_line($0)
  code_of[NR] = ""
  rewritten[NR] = ""
  is_import = piece_is_code[1] && imported(piece[1]) != ""
  for (i = 1; i <= pieces; i++) {
    text = piece_is_code[i] && !is_import ? rewrite_code(piece[i]) : piece[i]
    rewritten[NR] = rewritten[NR] text
    code_of[NR] = code_of[NR] (piece_is_code[i] ? text : text ~ /^\/[\/*]/ ? " " : "\"\"")
  }
  module_of[NR] = imported(code_of[NR])
  if (replacement(module_of[NR]) != "") applies = 1
  if (module_of[NR] == "Reactive" || module_of[NR] == "ReactiveTesting") is_migrated = 1
  if (module_of[NR] == "ReactiveCompat") has["ReactiveCompat"] = 1
}

END {
  if (!applies) {
    for (i = 1; i <= NR; i++) write(lines[i])
    # A file that an earlier run has rewritten may still need changes by hand.
    if (is_migrated) for (i = 1; i <= NR; i++) check(code_of[i], i)
    finish()
    exit
  }
  needs_compat = source == "combine"
  for (i = 1; i <= NR && !needs_compat; i++) if (uses_compat(code_of[i])) needs_compat = 1
  for (i = 1; i <= NR; i++) {
    text = rewritten[i]
    new = replacement(module_of[i])
    if (new != "") {
      carriage = text ~ /\r$/ ? "\r" : ""
      comment = match(text, /[ \t]*\/[\/*].*/) ? substr(text, RSTART) : ""
      if (comment != "") carriage = ""
      prefix = text
      sub(/import.*/, "", prefix)
      gsub(/@(preconcurrency|testable)[ \t]+/, "", prefix)
      if (!(new in has) || conditional > 0 || comment != "") {
        write(prefix "import " new comment carriage)
        has[new] = 1
        if (new == "Reactive" && needs_compat && (!("ReactiveCompat" in has) || conditional > 0)) {
          write(prefix "import ReactiveCompat" carriage)
          has["ReactiveCompat"] = 1
        }
      }
      continue
    }
    # Each branch of an #if may need the import.
    if (code_of[i] ~ /^[ \t]*#if/) conditional++
    if (code_of[i] ~ /^[ \t]*#endif/) conditional--
    if (is_view_model_protocol(code_of[i]) && !is_on_main_actor(i)) {
      match(text, /^[ \t]*/)
      text = substr(text, 1, RLENGTH) "@MainActor " substr(text, RLENGTH + 1)
    }
    write(text)
    check(code_of[i], written)
  }
  finish()
}

function write(text) {
  if (written > 0) printf "\n"
  printf "%s", text
  written++
}

function finish() {
  if (final_newline && NR > 0) printf "\n"
}

function is_view_model_protocol(code) {
  return code ~ /^[ \t]*((public|package|internal|fileprivate|private)[ \t]+)*protocol[ \t]+[A-Za-z0-9_]*ViewModel/
}

# Returns whether the declaration on line `i` is marked @MainActor, on that line or on the lines above.
function is_on_main_actor(i) {
  if (has_word(code_of[i], "@MainActor")) return 1
  for (i--; i > 0 && code_of[i] ~ /^[ \t]*@/; i--) if (has_word(code_of[i], "@MainActor")) return 1
  return 0
}

function uses_compat(code) {
  return code ~ /\.rx[^A-Za-z0-9_]/ || code ~ /\.rx$/ || has_word(code, "ReactiveCompatible") || code ~ /Reactive[ \t]*</ \
    || code ~ /extension[ \t]+Reactive[^A-Za-z0-9_]/ || code ~ /DispatchQueueScheduler/ \
    || has_word(code, "OperationQueueScheduler") || has_word(code, "PropertyListDecoder") \
    || (has_word(code, "decode") && has_word(code, "JSONDecoder")) || code ~ /RxCocoaURLError/ \
    || code ~ /\.(takeUntil|takeWhile|skipWhile|catchError|elementAt|observeOn|subscribeOn|shareReplay)[^A-Za-z0-9_]/ \
    || code ~ /subscribe\(onSuccess:.*onError:/
}

# Reports the changes to make by hand in `code`, which is on line `number`.
function check(code, number,    module) {
  module = imported(code)
  if (module ~ /^(RxDataSources|RxGesture|RxSwiftExt|RxOptional|RxFlow|RxMoya|ReactorKit|RxReactiveObjC|RxViewController|Action|RxKeyboard|RxAlamofire|RxRealm|RxKingfisher|CombineExt|CombineCocoa|RxCombine)$/)
    report(number, module " is built on " (source == "combine" ? "Combine" : "RxSwift") ": move its sources with this script, too, or replace it")
  if (code ~ /(Serial|Concurrent)DispatchQueueScheduler/ || has_word(code, "OperationQueueScheduler"))
    report(number, "a pipeline stays on its actor: delete the observe(on:) or subscribe(on:) and do the work in an async function; for time, pass MainScheduler.instance")
  if (code ~ /DispatchQueue\.(main|global)/ || code ~ /\.dataTask\(/ || code ~ /OperationQueue\(\)/)
    report(number, "an observer cannot be called from a queue's or a session's closure: use create(work:) with an async function")
  if (code ~ /static[ \t]+let[ \t]+(shared|`default`|default|instance)[^A-Za-z0-9_]/)
    report(number, "a shared object must be Sendable or isolated: mark its class @MainActor")
  if (code ~ /(^|[^A-Za-z0-9_.])deinit[ \t]*(\{|$)/ && code !~ /isolated[ \t]+deinit/)
    report(number, "under default isolation to the main actor, write isolated deinit if it uses the object's state")
  if (code ~ /^[ \t]*((public|internal|final|open|package|private|fileprivate)[ \t]+)*class[ \t]+(ActivityIndicator|ErrorTracker)[^A-Za-z0-9_]/)
    report(number, "Reactive has this class with the same interface: delete this one")
  if (code ~ /func[ \t]+pairwise/)
    report(number, "Reactive has pairwise(): delete this one, or calls are ambiguous")
  if (source == "combine") {
    check_combine(code, number)
  } else {
    check_rxswift(code, number)
  }
}

function check_rxswift(code, number) {
  if (code ~ /\.rx\.(tap|text|value|controlEvent|items|itemSelected|modelSelected|contentOffset|isOn|methodInvoked|sentMessage|deallocated)($|[^A-Za-z0-9_])/)
    report(number, "ReactiveCompat has no controls: write this property in an extension of Reactive, as a ControlEvent or ControlProperty")
  if (code ~ /Hooks\./) report(number, "there are no hooks: handle errors with onError, or collect them with ErrorTracker")
  if (code ~ /Resources\.total/) report(number, "resources are not counted for the process: test for leaks with a weak reference")
  if (code ~ /CurrentThreadScheduler\.instance/)
    report(number, "each call makes a scheduler of its own: make one and share it between the pipelines that take turns")
  if (code ~ /\.take(Until|While)\([ \t]*\.(inclusive|exclusive)/)
    report(number, "write take(until: predicate, behavior: …) or take(while: predicate, behavior: …)")
  if (code ~ /\.(takeWhile|skipWhile)[ \t]*\{/)
    report(number, "write take(while: { … }) or skip(while: { … })")
  if (code ~ /\.toBlocking\(/) report(number, "pass toBlocking(scheduler:) the test scheduler; where an async function is waited for, await value or values")
  if (code ~ /XCTAssert(Equal|RecordedElements)\(.*\.events/) report(number, "import ReactiveXCTest for the differences")
  if (code ~ /(^|[^A-Za-z0-9_])Variable[<(]/) report(number, "use BehaviorRelay")
}

function check_combine(code, number) {
  if (has_word(code, "ObservableObject") || has_word(code, "objectWillChange"))
    report(number, "SwiftUI observes an @Observable class: use Driven of ReactiveObservation for what a driver sends")
  if (module_is_swiftui(code))
    report(number, "SwiftUI brings Combine's names along: move the view model to a file that does not import SwiftUI")
  if (code ~ /\.publisher\(for:/ || code ~ /dataTaskPublisher/)
    report(number, "use URLSession.shared.rx, NotificationCenter.default.rx, or create(work:) with an async function")
  if (code ~ /Timer\.publish/) report(number, "use Observable.interval(_:scheduler:)")
  if (code ~ /\.(first|last)\(/)
    report(number, "write take(1) or takeLast(1): first() is a Single here")
  if (code ~ /Subscribers\.Demand/ || code ~ /:[ \t]*Subscriber[^A-Za-z0-9_]/)
    report(number, "an observable has no demand: use throttle, buffer or concatMap")
  if (code ~ /(receive|subscribe)\(on:[ \t]*(DispatchQueue|RunLoop|OperationQueue)/)
    report(number, "a pipeline stays on its actor: delete this and do the work in an async function")
  if (code ~ /scheduler:[ \t]*(DispatchQueue|RunLoop|OperationQueue)/)
    report(number, "pass the scheduler in, MainScheduler.instance by default, so that tests have virtual time")
  if (code ~ /flatMap\(maxPublishers:/) report(number, "write map { … } and merge(maxConcurrent: n)")
}

function module_is_swiftui(code) { return imported(code) == "SwiftUI" }

function report(number, what) { print file ":" number ": " what >>left }
