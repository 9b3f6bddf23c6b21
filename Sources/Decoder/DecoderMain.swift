import CLinux
import DecoderProtocol
import Glibc

/// The decoder's whole life: it takes rights away from itself, says hello, and answers requests until its standard
/// input ends.
package enum DecoderMain {
  /// Added to a request's own limit before the process ends itself, in seconds: for libraries that do not stop when
  /// asked to.
  private static let graceSeconds = 2

  /// How long without a request counts as idle. Memory that is given back sooner is taken again for the next photo, page
  /// by page: 5 ms of the 55 that one of 12 megapixels takes.
  private static let idleMilliseconds: Int32 = 2_000

  /// Returns the process's exit status.
  package static func run(arguments: [String]) -> Int32 {
    if arguments.contains("--version") || arguments.contains("--help") {
      Self.say("closeup-decoder reads photos for closeup, which starts it; there is nothing to do by hand.\n")
      return 0
    }
    // What a library prints must not land among the answers.
    let output = closeup_duplicate(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return 1 }
    let test = SelfTest.wanted(arguments)
    var enforced = Sandbox.enterFirst(landlock: test != .filter)
    guard PhotoDecoder.start() else { return 1 }
    if test != .landlock { enforced = Sandbox.enterLast(enforced) }
    let pipe = Pipe(input: STDIN_FILENO, output: output)
    if test != nil {
      return pipe.write(Array(SelfTest.run().utf8)) ? 0 : 1
    }
    let hello = DecoderHello(enforced: enforced, library: PhotoDecoder.library)
    guard pipe.write(MessageHeader.message(.hello, id: 0, payload: hello.payload)) else { return 1 }
    let shelf = AnimationShelf()
    while let message = pipe.next() {
      guard serve(message, pipe, shelf) else { return 1 }
      // Between two photos memory would only be taken again.
      if !pipe.hasInput(within: idleMilliseconds) { closeup_return_memory() }
    }
    return 0
  }

  private static func serve(_ message: Pipe.Message, _ pipe: Pipe, _ shelf: AnimationShelf) -> Bool {
    let id = message.header.id
    guard message.header.kind == .request, pipe.write(MessageHeader.message(.began, id: id)) else {
      return false
    }
    let request: DecodeRequest
    do throws(WireError) {
      request = try DecodeRequest(payload: message.payload)
    } catch {
      return refuse(Refusal(.badRequest, "The request was not understood (\(error))."), id, pipe)
    }
    closeup_alarm(UInt32(request.limits.seconds + graceSeconds))
    do throws(Refusal) {
      let picture = try PhotoDecoder.decode(request, shelf)
      closeup_alarm(0)
      let head = MessageHeader.message(
        .picture, id: id, payload: picture.info.payload, pixelCount: picture.info.byteCount)
      return unsafe pipe.write(head) && picture.withUnsafeBytes { unsafe pipe.write($0) }
    } catch {
      closeup_alarm(0)
      return refuse(error, id, pipe)
    }
  }

  private static func refuse(_ refusal: Refusal, _ id: UInt32, _ pipe: Pipe) -> Bool {
    pipe.write(MessageHeader.message(.refusal, id: id, payload: refusal.payload))
  }

  private static func say(_ text: String) {
    _ = Pipe(input: STDIN_FILENO, output: STDOUT_FILENO).write(Array(text.utf8))
  }
}
