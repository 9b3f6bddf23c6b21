"""The one gallery that all food modules add to."""

from kit import Gallery

gallery = Gallery("Food")
picture = gallery.picture
