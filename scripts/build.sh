# Builds the game and its decoder for playing; sourced by the other scripts after packages.sh.

# Sets `programs` to the folder that holds them.
build_programs() {
  need_swift
  need_libraries
  if [ -e .build/release/closeup ]; then
    say "Building …"
  else
    say "Building … (a few minutes, the first time)"
  fi
  local log product
  log=$(mktemp)
  for product in closeup-decoder closeup; do
    if ! swift build -c release --product "$product" >"$log" 2>&1; then
      cat "$log"
      rm -f "$log"
      say "The build failed; the lines above say why."
      return 1
    fi
  done
  rm -f "$log"
  programs=$(swift build -c release --show-bin-path 2>/dev/null)
}
