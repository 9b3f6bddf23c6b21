import Geometry
import Glibc
import Testing

@testable import SDLKit

extension SDLTests {
  /// Windows of SDL's dummy driver; what a real display does is tested from end to end.
  @Suite struct WindowTests {
    func withWindow(_ body: (SDLContext, Window) throws -> Void) throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      defer { unsetenv("SDL_VIDEODRIVER") }
      let context = try SDLContext(video: true)
      try body(context, Window(context: context, title: "Closeup", size: PixelSize(640, 360)))
    }

    @Test func `A window has the size asked for and a renderer that suits the machine`() throws {
      try withWindow { context, window in
        #expect(context.videoDriver == "dummy")
        #expect(window.size == PixelSize(640, 360) && window.pixelSize == PixelSize(640, 360))
        #expect(window.pixelScale == Size(1, 1))
        #expect(!window.isVisible)
        let renderer = try Renderer(window: window)
        #expect(renderer.info.name == "software")
        window.show()
        #expect(window.isVisible)
        renderer.clear(Colour(10, 20, 30))
        renderer.fill(Rect(0, 0, 2, 2), .white)
        let image = try renderer.readPixels()
        #expect(image.size == PixelSize(640, 360))
        #expect(image[0, 0] == .white && image[639, 359] == Colour(10, 20, 30))
        renderer.present()
      }
    }

    @Test func `Title, full screen and least size`() throws {
      try withWindow { _, window in
        window.title = "Été 東京"
        #expect(window.title == "Été 東京")
        #expect(!window.isFullscreen)
        try window.setFullscreen(true)
        #expect(window.isFullscreen)
        try window.setFullscreen(false)
        #expect(!window.isFullscreen)
        window.resize(to: PixelSize(10, 10))
        #expect(
          window.size.width >= Window.minimumSize.width && window.size.height >= Window.minimumSize.height)
        window.setIcon(PixelImage(size: PixelSize(16, 16)))
      }
    }

    @Test func `A lost card is counted, and arcs are painted anew`() throws {
      try withWindow { _, window in
        let renderer = try Renderer(window: window, choice: .software)
        let ring = Arc(center: Point(50, 50), radius: 30, width: 6, from: 0, to: 360)
        renderer.draw(ring, .white)
        renderer.texturesWereLost()
        #expect(renderer.generation == 1)
        renderer.clear(.black)
        renderer.draw(ring, .white)
        #expect(try renderer.readPixels()[50, 20] == .white)
      }
    }

    @Test func `No display: the reason is told`() {
      setenv("SDL_VIDEODRIVER", "no-such-driver", 1)
      defer { unsetenv("SDL_VIDEODRIVER") }
      do {
        _ = try SDLContext.forDisplay()
        Issue.record("a display without a driver")
      } catch {
        #expect(!error.message.isEmpty)
      }
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      #expect(throws: Never.self) { _ = try SDLContext.forDisplay() }
    }

    @Test func `OpenGL on the processor is told from a card`() {
      #expect(RendererChoice.isSoftware(openGL: "llvmpipe (LLVM 15.0.6, 256 bits)"))
      #expect(RendererChoice.isSoftware(openGL: "Google SwiftShader"))
      #expect(!RendererChoice.isSoftware(openGL: "Mesa Intel(R) UHD Graphics 620"))
      #expect(!RendererChoice.isSoftware(openGL: ""))
    }
  }
}
