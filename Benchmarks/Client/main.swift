import Glibc

exit(BenchClient.run(Array(CommandLine.arguments.dropFirst())))
