import App
import Glibc

exit(App.run())
