import CLinux
import DecoderProtocol
import Glibc

/// The thread that feeds a decoder, one request at a time, and starts another when it dies or hangs.
final class Worker {
  private let program: [UInt8]
  private let policy: ServicePolicy
  private let mailbox: Mailbox
  private var decoder: DecoderProcess?
  /// Starts that failed, or ended before a request was taken up, in a row.
  private var failedStarts = 0
  /// How long those were waited for that said nothing, in milliseconds.
  private var silence = 0
  /// Decoders that were killed from outside, in a row.
  private var killings = 0
  /// Decoders that answered with nonsense, in a row.
  private var nonsenseAnswers = 0

  init(program: [UInt8], policy: ServicePolicy, mailbox: Mailbox) {
    self.program = program
    self.policy = policy
    self.mailbox = mailbox
  }

  /// Works until the mailbox says stop.
  func run() {
    closeup_block_signals()
    // A decoder has the priority of the thread that starts it: so even its start stays behind the game's own.
    _ = closeup_lower_priority()
    // Started before it is needed: the first photo does not wait for the libraries.
    startDecoder()
    while !mailbox.isStopping {
      if let job = mailbox.take() { serve(job) } else { rest() }
    }
    endDecoder()
    while let job = mailbox.takeLeftOver() {
      job.waiter?.resolve(.failure(Mailbox.closing))
    }
  }

  private func rest() {
    guard let decoder else { return mailbox.work.wait(until: nil) }
    // A death in idleness costs nothing; the next request finds a new decoder.
    if !decoder.rest(until: mailbox.work) { endDecoder() }
  }

  private func serve(_ job: Job) {
    if let fatal = mailbox.fatal { return mailbox.finish(job, .failure(fatal)) }
    guard let decoder = decoder ?? startDecoder() else { return mailbox.putBack(job, failed: false) }
    var began = false
    do throws(LinkError) {
      let takenUp = Deadline(milliseconds: policy.takeUpMilliseconds)
      let payload = job.request.decode.payload
      try decoder.send(MessageHeader.message(.request, id: job.id.number, payload: payload), until: takenUp)
      let (header, _) = try decoder.receive(until: takenUp)
      guard header.kind == .began, header.id == job.id.number else { throw .garbled(.badValue("began")) }
      began = true
      let seconds = job.request.decode.limits.seconds
      let deadline = Deadline(milliseconds: seconds * 1_000 + policy.graceMilliseconds)
      let outcome = try receiveAnswer(to: job, from: decoder, until: deadline)
      (failedStarts, silence, killings, nonsenseAnswers) = (0, 0, 0, 0)
      mailbox.note { $0.answers += 1 }
      mailbox.finish(job, outcome)
    } catch {
      let end = endDecoder(error)
      switch error {
      case .stopped:
        mailbox.putBack(job, failed: false)
      case .noMemory:
        mailbox.finish(job, .failure(Self.noMemory))
      case .closed where end == .killed && isPatientWithKilling():
        mailbox.putBack(job, failed: false)
      case .closed where !began, .timedOut where !began, .garbled where !began:
        noteFailedStart(error, after: policy.takeUpMilliseconds)
        mailbox.putBack(job, failed: false)
      case .closed, .timedOut, .garbled:
        if case .garbled = error { noteNonsense() }
        blame(job, end == .alarm ? .timedOut : error)
      }
    }
  }

  /// A decoder was killed from outside: no photo's fault, nor its own, unless it goes on and on.
  private func isPatientWithKilling() -> Bool {
    killings += 1
    return killings <= policy.killings
  }

  private func receiveAnswer(
    to job: Job, from decoder: DecoderProcess, until deadline: Deadline
  ) throws(LinkError) -> Result<Photo, PhotoFailure> {
    let (header, payload) = try decoder.receive(until: deadline)
    guard header.id == job.id.number else { throw .garbled(.badValue("id")) }
    let info: PictureInfo
    do throws(WireError) {
      switch header.kind {
      case .refusal: return .failure(try PhotoFailure(payload: payload))
      case .picture: info = try PictureInfo(payload: payload)
      case .hello, .request, .began: throw .badValue("kind")
      }
    } catch {
      throw .garbled(error)
    }
    guard info.byteCount == header.pixelCount, job.request.decode.isAnswered(by: info) else {
      throw .garbled(.badValue("pixels"))
    }
    return .success(
      Photo(info: info, pixels: try decoder.receivePixels(count: header.pixelCount, until: deadline)))
  }

  private func blame(_ job: Job, _ error: LinkError) {
    var job = job
    job.failures += 1
    let failure: PhotoFailure
    if error == .timedOut {
      failure = PhotoFailure(
        .tooSlow,
        "It takes longer than \(job.request.decode.limits.seconds) seconds to read. "
          + "Save it again as a smaller JPEG or PNG.")
    } else {
      failure = PhotoFailure(
        .crashed,
        "Reading it failed \(job.failures) times: the file is probably damaged. Save it again, or replace it."
      )
    }
    if job.failures >= policy.decodeAttempts {
      mailbox.finish(job, .failure(failure))
    } else {
      mailbox.putBack(job, failed: true)
    }
  }

  @discardableResult
  private func startDecoder() -> DecoderProcess? {
    if failedStarts > 0 {
      let pause = policy.pauseMilliseconds << min(failedStarts - 1, 6)
      mailbox.stop.waitWithoutLowering(until: Deadline(milliseconds: pause))
      if mailbox.isStopping { return nil }
    }
    mailbox.note { $0.starts += 1 }
    let patience = min(policy.startMilliseconds, policy.silenceMilliseconds - silence)
    do {
      let process = try DecoderProcess(program: program, stop: mailbox.stop)
      decoder = process
      let (header, payload) = try process.receive(until: Deadline(milliseconds: patience))
      guard header.kind == .hello else { throw LinkError.garbled(.badValue("hello")) }
      let hello = try DecoderHello(payload: payload)
      mailbox.note {
        $0.hello = hello
        $0.processID = process.processID
      }
      return process
    } catch let error as StartError {
      let reason = unsafe String(cString: strerror(error.number))
      countFailedStart("cannot be started: \(reason)")
    } catch {
      let link = error as? LinkError ?? .garbled(.badValue("hello"))
      let wasKilled = endDecoder(link) == .killed
      if link == .stopped || wasKilled && isPatientWithKilling() { return nil }
      noteFailedStart(link, after: patience)
    }
    return nil
  }

  /// What is wrong with a decoder that does not get to work.
  private static func reason(_ error: LinkError) -> String {
    switch error {
    case .timedOut: "does not answer"
    case .garbled: "speaks another language: it belongs to another version of the game"
    case .closed, .stopped, .noMemory: "ends at once"
    }
  }

  /// Counts a decoder that did not get to work, in vain waited for that long if it was silent.
  private func noteFailedStart(_ error: LinkError, after milliseconds: Int) {
    if error == .timedOut { silence += milliseconds }
    countFailedStart(Self.reason(error))
  }

  /// After too many, or too long a wait, none is tried any more.
  private func countFailedStart(_ reason: String) {
    failedStarts += 1
    if failedStarts >= policy.startAttempts || silence >= policy.silenceMilliseconds { giveUp(reason) }
  }

  /// Counts a decoder that answered with nonsense; after too many, none is tried any more.
  private func noteNonsense() {
    nonsenseAnswers += 1
    if nonsenseAnswers >= policy.nonsenseAnswers { giveUp("answers with nonsense") }
  }

  private func giveUp(_ reason: String) {
    let name = String(decoding: program, as: UTF8.self)
    mailbox.fail(
      PhotoFailure(
        .decoderUnavailable,
        "The program that reads photos, “\(name)”, \(reason). "
          + "Put \(DecoderProgram.name) next to the game, or install the game again."))
  }

  @discardableResult
  private func endDecoder(_ error: LinkError? = nil) -> DecoderProcess.End {
    guard let decoder else { return .own }
    let end = decoder.end(isGone: error == .closed)
    let words = String(decoding: decoder.lastWords, as: UTF8.self)
    mailbox.note {
      $0.processID = nil
      if !words.isEmpty { $0.lastWords = words }
    }
    self.decoder = nil
    return end
  }

  private static let noMemory = PhotoFailure(
    .tooLarge, "There is not enough memory for it. Close other programs, or save it smaller.")
}
