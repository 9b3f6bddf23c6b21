/// A program that could not be started: the system's error number.
struct StartError: Error, Equatable {
  let number: Int32
}
