import Decoder
import Glibc

exit(DecoderMain.run(arguments: Array(CommandLine.arguments.dropFirst())))
