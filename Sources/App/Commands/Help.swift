/// What `closeup help` says.
enum Help {
  static let text = """
    Closeup, a photo guessing game

      closeup                     play the pack chosen last; at first, what config.json names
      closeup play FOLDER         play a folder with a subfolder of pictures for each answer
      closeup play FILE.closeup   install a pack of one file, and play it
      closeup edit FOLDER         choose crops, write captions, hide photos, in a window
      closeup preview FILE… -o FOLDER
                                  write photos as the game shows them, as PNG
      closeup new FOLDER --answers "Lion,Tiger,Leopard"
                                  make a pack to be filled with photos
      closeup check [FOLDER]      look for mistakes: settings, labels, theme, sounds, every photo
      closeup sheet [FOLDER] -o FILE.html
                                  write a page with every photo, its crop and what was found
      closeup pack FOLDER -o NAME.closeup
                                  write a pack as one file, to be given away
      closeup install FILE        put a pack of one file where the game finds it
      closeup help                this page
      closeup version             the version

    Options of play:
      --config FILE               read this configuration instead
      --seed NUMBER               deal and crop the same each time; nothing is remembered
      --size WIDTHxHEIGHT         size of the window
      --fullscreen                cover the screen
      --mute                      start without sound (M turns it on)
      --skip-intro                go straight to the rules
      --demo FOLDER               play by itself without a window; leave pictures in FOLDER
      --renderer NAME             automatic, software or accelerated
      --events FILE               write what happens in the game, a line of JSON each
      --headless --script FILE    follow a script without a window, as fast as it goes
      --watch                     show at once what is changed: settings, graphics, sounds, pictures
      --measure                   print what frames cost, at the end

    Options of edit:
      --config FILE               edit the pictures that this configuration names
      --size WIDTHxHEIGHT         size of the window
      --events FILE               write what is done, a line of JSON each
      --measure                   print what frames cost, at the end

    Options of preview:
      --size WIDTHxHEIGHT         what the photos are fitted into; 1280x720 without it
      --crop                      outline what the player sees first
      --seed NUMBER               crops as in the first game that is played with that seed
      --config FILE               take colours, limits and difficulty from this configuration
    Each photo becomes NAME.png in the folder, a second one of that name NAME-2.png. An earlier
    preview is replaced, any other file is left alone and told of. The exit code is 1 when a photo
    could not be written.

    Options of new:
      --answers NAMES             two to four names with commas between; "Salt, coarse" in quotes is one
      --title TEXT                the game's name; the folder's without it
      --company TEXT              the name on the first screen
      --theme                     copy every graphic, sound and animation, to be changed
    A folder that is there is never touched.

    Options of check:
      --config FILE               check this configuration; without it and FOLDER the game's own
      --json                      one JSON document instead of lines
    A line a finding: severity code path:line:column: what is wrong; what to do. docs/check.md lists
    the codes. The exit code is 0 when there are no errors, 1 when there are, 2 for wrong use.

    Options of pack:
      -o FILE                     its name; the folder's, here, without it
      --force                     give up an earlier pack of that name
    Photos are copied without the place where they were taken and without serial numbers.

    Options of sheet:
      --config FILE               show this configuration; without it and FOLDER the game's own
    An earlier sheet of that name is replaced, any other file is left alone and told of.

    In the game: 1 to 4 answer, Enter or Space presses the main button, Esc or P pauses,
    M turns the sound off, F11 or Alt+Enter covers the screen.

    README.md says how to make it your own, docs/config.md lists every setting.
    """
}
