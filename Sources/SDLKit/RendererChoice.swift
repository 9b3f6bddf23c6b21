import CSDL
import Glibc

/// How the window is drawn.
package enum RendererChoice: String, Equatable, Sendable, CaseIterable {
  /// By the graphics card when there is one, otherwise by the processor.
  case automatic
  /// By the processor, straight into the window.
  case software
  /// By SDL's first accelerated renderer, whatever stands behind it.
  case accelerated

  /// Whether the system has a graphics card that draws (a render node of the kernel).
  ///
  /// Without one OpenGL is llvmpipe, which takes ten times as long as SDL's own software renderer.
  package static var hasGraphicsCard: Bool {
    guard let folder = unsafe opendir("/dev/dri") else { return false }
    defer { unsafe closedir(folder) }
    while let entry = unsafe readdir(folder) {
      let isNode = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name.starts(with: Array("renderD".utf8))
      }
      if isNode { return true }
    }
    return false
  }

  /// Whether a name of OpenGL's (`GL_RENDERER`) stands for drawing on the processor.
  static func isSoftware(openGL name: String) -> Bool {
    ["llvmpipe", "softpipe", "swrast", "SwiftShader", "Software Rasterizer"].contains { part in
      name.utf8.count >= part.utf8.count
        && name.utf8.indices.contains { name.utf8[$0...].starts(with: part.utf8) }
    }
  }
}
