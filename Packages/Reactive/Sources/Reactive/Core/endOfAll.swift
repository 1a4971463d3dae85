/// What to do at the end of each of `count` sources: an error ends everything, the last completion completes.
@usableFromInline
func endOfAll<Element>(_ count: Int, _ output: Serializer<Element>) -> ((any Error)?) -> Void {
  let running = Box(count)
  return { error in
    running.value -= 1
    if error != nil || running.value == 0 { output.finish(error) }
  }
}
