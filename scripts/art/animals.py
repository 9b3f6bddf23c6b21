"""Animals. The drawings live in `zoo/`, by kind, so that no file grows too long."""

from zoo import birds, companions, hedge, hoofed, hunters, insects, pond, sea, waterbirds

KINDS = (companions, hunters, hedge, hoofed, birds, waterbirds, insects, pond, sea)
PICTURES = [picture for kind in KINDS for picture in kind.PICTURES]
