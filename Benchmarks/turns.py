"""Programs that take turns: one run each, again and again, so that the machine's moods meet all alike."""

import statistics
import subprocess


class Stepper:
    """A program that does one run for each line it is sent, and answers with its milliseconds."""

    def __init__(self, words, is_lowered=True):
        # The decoder lowers its own priority: its peers are given the same one.
        lower = ["nice", "-n", "10", "chrt", "--batch", "0"] if is_lowered else []
        self.process = subprocess.Popen(
            lower + [str(word) for word in words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args} ended")
        return float(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Samples(list):
    """Milliseconds, or anything else that was measured several times."""

    @property
    def median(self):
        return statistics.median(self)

    def summary(self):
        return {"median": self.median, "least": min(self), "runs": len(self)}


def take_turns(runs, rounds, warm_up=2):
    """Calls each of `runs` (a name and a function that gives a number) `rounds` times, in turns.

    Every round begins with another one, so that none always follows the same neighbour.
    """
    names = list(runs)
    samples = {name: Samples() for name in names}
    for round_number in range(-warm_up, rounds):
        first = round_number % len(names)
        for name in names[first:] + names[:first]:
            value = runs[name]()
            if round_number >= 0:
                samples[name].append(value)
    return samples
