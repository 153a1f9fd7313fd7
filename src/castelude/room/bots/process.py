"""One bot process, as the room sees it. `worker` is what runs in it."""

from castelude.room.processes.helper import HelperFailed, HelperProcess

BotFailed = HelperFailed


class BotProcess(HelperProcess):
    """A process in which bots think. It is given what they may know, and nothing else."""

    module = "castelude.room.bots.worker"
