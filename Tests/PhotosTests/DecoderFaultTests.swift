import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Photos

/// The client with decoders that misbehave.
@Suite struct DecoderFaultTests {
  private let good = Array("good".utf8)
  private let bad = Array("bad".utf8)

  @Test func aPhotoIsGivenUpAfterItsOwnThirdDeath() throws {
    let name = "dies"
    let program = try Bench.decoder(
      name, "hello\nwhile next; do began; case $path in *bad*) echo x >>$log; exit 9;; esac; pixel; done")
    let service = PhotoService(program: program, policy: Bench.quick)
    let badOne = service.request(PhotoRequest(Bench.request(bad)))
    var goodOnes = Set((0..<5).map { _ in service.request(PhotoRequest(Bench.request(good))) })
    var failure: PhotoFailure?
    for _ in 0..<6 {
      let result = try #require(service.waitForResult(milliseconds: 20_000))
      if result.id == badOne {
        failure = result.failure
      } else {
        #expect(goodOnes.remove(result.id) != nil && result.photo?.pixels[2] == UInt8(ascii: "C"))
      }
    }
    #expect(goodOnes.isEmpty)
    #expect(failure?.code == .crashed)
    #expect(Bench.lines(name) == 3)
    #expect(service.fatal == nil)
  }

  @Test func aDeathBeforeTheRequestWasTakenUpCostsNoPhotoAnything() throws {
    let name = "late"
    // Four decoders die with the request unread; three deaths of its own would be too many.
    let program = try Bench.decoder(
      name,
      "echo x >>$log; hello\nif test $(wc -l <$log) -lt 5; then head -c 24 >/dev/null; exit 1; fi\nwhile next; do began; pixel; done"
    )
    let service = PhotoService(program: program, policy: Bench.quick)
    #expect(try service.decodeNow(Bench.request(good)).size == PixelSize(1, 1))
    #expect(Bench.lines(name) == 5)
  }

  @Test func aDecoderKilledFromOutsideCostsNoPhotoAnything() throws {
    let name = "killed"
    // Twelve decoders are killed in the middle of the same photo.
    let program = try Bench.decoder(
      name,
      "echo x >>$log; hello\nif test $(wc -l <$log) -le 12; then next; began; kill -KILL $$; fi\n"
        + "while next; do began; pixel; done")
    let service = PhotoService(program: program, policy: Bench.quick)
    #expect(try service.decodeNow(Bench.request(good)).size == PixelSize(1, 1))
    #expect(Bench.lines(name) == 13)
  }

  @Test func beingKilledForEverIsNotWaitedFor() throws {
    var policy = Bench.quick
    policy.killings = 4
    // Killed with a photo: after four for nothing, three count.
    let atWork = PhotoService(
      program: try Bench.decoder("killed-at-work", "hello; next; began; kill -KILL $$"), policy: policy)
    #expect(throws: PhotoFailure.self) { try atWork.decodeNow(Bench.request(good)) }
    #expect(atWork.status.starts == 7)
    // Killed before it says a word: then five count.
    let atStart = PhotoService(program: try Bench.decoder("killed-at-start", "kill -KILL $$"), policy: policy)
    #expect(throws: PhotoFailure.self) { try atStart.decodeNow(Bench.request(good)) }
    #expect(atStart.fatal?.sentence.contains("ends at once") == true)
    #expect(atStart.status.starts == 9)
  }

  @Test func silenceBeforeAPhotoIsTheDecodersFault() throws {
    var policy = Bench.quick
    policy.takeUpMilliseconds = 100
    policy.startMilliseconds = 100
    for (name, script) in [("mute", "exec sleep 100"), ("deaf", "hello\nexec sleep 100")] {
      let service = PhotoService(program: try Bench.decoder(name, script), policy: policy)
      #expect(throws: PhotoFailure.self) { try service.decodeNow(Bench.request(good)) }
      #expect(service.fatal?.sentence.contains("does not answer") == true)
    }
  }

  @Test(arguments: [("mute-long", "exec sleep 100", 3), ("deaf-long", "hello\nexec sleep 100", 5)])
  func silenceIsWaitedForNoLongerThanInAll(_ name: String, _ script: String, _ starts: Int) throws {
    var policy = Bench.quick
    policy.startAttempts = 100
    // Two seconds, two more and what is left, and five times one: never a hundred times.
    policy.startMilliseconds = 2_000
    policy.takeUpMilliseconds = 1_000
    policy.silenceMilliseconds = 5_000
    let service = PhotoService(program: try Bench.decoder(name, "echo x >>$log; " + script), policy: policy)
    #expect(throws: PhotoFailure.self) { try service.decodeNow(Bench.request(good)) }
    #expect(service.fatal?.sentence.contains("does not answer") == true)
    #expect(service.status.starts == starts)
    let usual = ServicePolicy()
    #expect(usual.silenceMilliseconds <= 20_000 && usual.startMilliseconds < usual.silenceMilliseconds)
  }

  @Test func nonsenseInAnswerToPhotoAfterPhotoIsTheDecodersFault() throws {
    let service = PhotoService(
      program: try Bench.decoder("babbles", "hello; next; began; exec yes"), policy: Bench.quick)
    let failures = (0..<6).map { _ in service.request(PhotoRequest(Bench.request(good))) }.map { _ in
      service.waitForResult(milliseconds: 10_000)?.failure?.code
    }
    #expect(failures.last == .decoderUnavailable && service.status.starts == 10)
  }

  @Test func aHangIsEndedAndNamed() throws {
    let program = try Bench.decoder("hangs", "hello\nnext; began\nexec sleep 100")
    var policy = Bench.quick
    policy.decodeAttempts = 1
    let service = PhotoService(program: program, policy: policy)
    do {
      _ = try service.decodeNow(Bench.request(good, seconds: 1))
      Issue.record("nothing came out as a picture")
    } catch {
      #expect(error.code == .tooSlow && error.sentence.contains("1 second"))
    }
  }

  @Test(arguments: [
    ("rubbish", "head -c 100000 /dev/zero"), ("flood", "exec yes"),
    ("other-id", "id='\\007\\000\\000\\001'; pixel"),
    (
      "too-large",
      "message 004 032 010; printf '\\377\\377\\000\\000\\001\\000\\000\\000'; head -c 99 /dev/zero"
    ),
    ("version", "printf 'CU\\002\\004'; head -c 100 /dev/zero"),
  ])
  func nonsenseIsADeath(_ name: String, _ nonsense: String) throws {
    let program = try Bench.decoder("nonsense-" + name, "hello\nnext; began\n" + nonsense)
    let service = PhotoService(program: program, policy: Bench.quick)
    #expect(throws: PhotoFailure.self) { try service.decodeNow(Bench.request(good)) }
    #expect(service.status.starts == 3)
  }

  @Test func wordsOnStandardErrorNeitherBlockNorPileUp() throws {
    let program = try Bench.decoder(
      "chatty", "hello\nwhile next; do began; yes words | head -c 3000000 >&2; echo the end >&2; pixel; done")
    let service = PhotoService(program: program, policy: Bench.quick)
    for _ in 0..<3 { #expect(try service.decodeNow(Bench.request(good)).size == PixelSize(1, 1)) }
    service.shutdown()
    #expect(service.status.lastWords.hasSuffix("the end\n"))
    #expect(service.status.lastWords.utf8.count <= 2_048)
  }

  @Test func aMissingProgramIsNamed() throws {
    let service = PhotoService(program: Array("/no/such/closeup-decoder".utf8), policy: Bench.quick)
    let failures = (0..<3).map { _ in service.request(PhotoRequest(Bench.request(good))) }.map { _ in
      service.waitForResult(milliseconds: 10_000)?.failure
    }
    for failure in failures {
      #expect(failure?.code == .decoderUnavailable)
      #expect(failure?.sentence.contains("/no/such/closeup-decoder") == true)
      #expect(failure?.sentence.contains("No such file") == true)
    }
    #expect(service.fatal != nil)
    #expect(service.status.starts == 5)
  }

  @Test func aProgramThatEndsAtOnceIsTriedAFewTimes() throws {
    let name = "ends"
    let service = PhotoService(program: try Bench.decoder(name, "echo x >>$log; exit 3"), policy: Bench.quick)
    #expect(throws: PhotoFailure.self) { try service.decodeNow(Bench.request(good)) }
    #expect(service.fatal?.code == .decoderUnavailable)
    #expect(Bench.lines(name) == 5)
  }

  @Test func theScreenComesFirstThenTheOldest() throws {
    // The decoder waits for the gate before it takes the first request up: meanwhile all others queue.
    let gate = Bench.scratch.appendingPathComponent("gate")
    #expect(mkfifo(gate.path, 0o600) == 0)
    let program = try Bench.decoder(
      "gated", "hello\nread x <'\(gate.path)'\nwhile next; do began; pixel; done")
    let service = PhotoService(program: program, policy: Bench.quick)
    let first = service.request(PhotoRequest(Bench.request(good)))
    #expect(Bench.eventually { service.status.processID != nil && service.isWaiting(first) == false })
    let ahead = service.request(PhotoRequest(Bench.request(good)))
    let later = service.request(PhotoRequest(Bench.request(good)))
    let next = service.request(PhotoRequest(Bench.request(good), priority: .next))
    let screen = service.request(PhotoRequest(Bench.request(good), priority: .onScreen))
    let raised = service.request(PhotoRequest(Bench.request(good)))
    let given = service.request(PhotoRequest(Bench.request(good), priority: .onScreen))
    service.prioritise(raised, .onScreen)
    service.cancel(given)
    try Data("\n".utf8).write(to: gate)
    let order = (0..<6).map { _ in service.waitForResult(milliseconds: 10_000)?.id }
    #expect(order == [first, screen, raised, next, ahead, later])
    #expect(service.poll().isEmpty)
  }

  @Test func whatIsGivenUpWhileDecodingDoesNotCome() throws {
    let gate = Bench.scratch.appendingPathComponent("gate-two")
    #expect(mkfifo(gate.path, 0o600) == 0)
    let program = try Bench.decoder(
      "gated-two", "hello\nnext; began\nread x <'\(gate.path)'\npixel\nwhile next; do began; pixel; done")
    let service = PhotoService(program: program, policy: Bench.quick)
    let first = service.request(PhotoRequest(Bench.request(good)))
    #expect(Bench.eventually { service.isWaiting(first) == false })
    service.cancel(first)
    try Data("\n".utf8).write(to: gate)
    let second = service.request(PhotoRequest(Bench.request(good)))
    #expect(service.waitForResult(milliseconds: 10_000)?.id == second)
    #expect(service.poll().isEmpty)
  }
}
