# What Closeup is built with, played with and tested with, by the names that each system knows; sourced by
# the other scripts.

play_debian=(
  libsdl2-dev libsdl2-image-dev libsdl2-mixer-dev libsdl2-ttf-dev libvips-dev libwebp-dev libjansson-dev
  libxxhash-dev libarchive-dev libfontconfig-dev libfribidi-dev pkg-config fonts-quicksand fonts-lato
)
play_fedora=(
  SDL2-devel SDL2_image-devel SDL2_mixer-devel SDL2_ttf-devel vips-devel libwebp-devel jansson-devel
  xxhash-devel libarchive-devel fontconfig-devel fribidi-devel pkgconf-pkg-config lato-fonts
)
play_arch=(
  sdl2 sdl2_image sdl2_mixer sdl2_ttf libvips libwebp jansson xxhash libarchive fontconfig fribidi pkgconf
  ttf-lato
)
# What every system's pkg-config must know before a build can work.
libraries=(
  sdl2 SDL2_image SDL2_mixer SDL2_ttf vips libwebpdemux jansson libxxhash libarchive fontconfig fribidi
)

# Screens without a display, real input events, real photos, letters of many scripts, other makers of pictures.
test_debian=(
  xvfb xdotool x11-utils libx11-dev imagemagick libvips-tools liblcms2-dev librsvg2-bin libheif-examples
  libimage-exiftool-perl chromium pysiogame fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
)

# What the game is measured with and against.
bench_debian=(xvfb xdotool libturbojpeg0-dev libvips-tools fontconfig)

say() { printf '%s\n' "$*"; }

# Sets `missing` to those of the given Debian packages that are not installed.
find_missing() {
  missing=()
  local package
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
  done
}

# Installs those of the given Debian packages that are missing; touches nothing when all are there.
install_debian() {
  find_missing "$@"
  [ ${#missing[@]} -eq 0 ] && return 0
  say "Installing: ${missing[*]}"
  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "These packages are missing, and installing them needs an administrator:"
      say "  apt-get install ${missing[*]}"
      return 1
    fi
    root=(sudo)
  fi
  "${root[@]}" apt-get update -q || return 1
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}

# Makes sure that what the game is built with is there, on any system.
need_libraries() {
  local id like
  id=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID:-}")
  like=$(. /etc/os-release 2>/dev/null && printf '%s' "${ID_LIKE:-}")
  case " $id $like " in
    *" debian "* | *" ubuntu "*)
      install_debian "${play_debian[@]}" "$@"
      return
      ;;
  esac
  local library absent=()
  for library in "${libraries[@]}"; do
    pkg-config --exists "$library" 2>/dev/null || absent+=("$library")
  done
  [ ${#absent[@]} -eq 0 ] && return 0
  say "These libraries are missing: ${absent[*]}"
  case " $id $like " in
    *" fedora "* | *" rhel "*) say "Install them with: sudo dnf install ${play_fedora[*]}" ;;
    *" arch "*) say "Install them with: sudo pacman -S --needed ${play_arch[*]}" ;;
    *)
      say "On Fedora they are: ${play_fedora[*]}"
      say "On Arch Linux they are: ${play_arch[*]}"
      ;;
  esac
  say "Then start this script again."
  return 1
}

need_swift() {
  command -v swift >/dev/null && return 0
  say "Closeup is written in Swift, and no Swift toolchain (6.2 or newer) was found."
  say "It is at https://www.swift.org/install/linux; after installing it, start this script again."
  return 1
}
