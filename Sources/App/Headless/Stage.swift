import Geometry
import Media
import Motion
import SDLKit
import Scenes

/// The game without a window and a sound device: the same scenes and steps, on a clock of its own, with the real
/// decoder.
final class Stage {
  private(set) var game: Game
  private let renderer: Renderer
  private let context: SDLContext

  init(_ setup: GameSetup, size: PixelSize) throws {
    context = try SDLContext(video: false)
    renderer = try Renderer(offscreen: size)
    game = try Game(setup, renderer: renderer, mixer: Mixer(opens: false), density: 1)
    game.prefetchGraphics()
    game.awaitPictures()
    game.receive()
    if let failure = game.fatal { throw failure }
  }

  /// Takes one step. Time waits for the decoder, so that its speed changes nothing.
  func step(_ inputs: [Input] = []) throws(StartError) {
    game.receive()
    while game.stack.awaitsPhoto, game.fatal == nil {
      game.waitForDecoder(milliseconds: 100)
      game.receive()
    }
    try changePack()
    if let failure = game.fatal { throw failure }
    game.step(inputs.map { TimedInput($0) })
  }

  /// Waits for a pack that was chosen, so that the disk's speed changes nothing.
  private func changePack() throws(StartError) {
    while game.isChangingPack, game.fatal == nil {
      do throws(SDLError) {
        if let next = try game.takeSuccessor() {
          game = next
          game.awaitPictures()
          continue
        }
      } catch {
        throw StartError(error.message)
      }
      game.waitForDecoder(milliseconds: 5)
      game.receive()
    }
  }

  /// Writes what is on screen as a PNG file.
  func shoot(_ file: FilePath) throws {
    _ = game.draw(alpha: 0, force: true)
    while game.awaitsGraphics, game.fatal == nil {
      game.waitForDecoder(milliseconds: 50)
      game.receive()
      _ = game.draw(alpha: 0, force: true)
    }
    // SDL_image does not notice a full disk.
    try Files.writeAtomically(try renderer.readPixels().png(), to: file, mode: 0o644)
  }
}
