from castelude.core.record import Record


def write(record: Record) -> str:
    raise NotImplementedError


def read(text: str) -> Record:
    raise NotImplementedError
