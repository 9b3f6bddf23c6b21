/// Names one request of a `PhotoService`.
package struct RequestID: Hashable, Sendable {
  let number: UInt32
}
