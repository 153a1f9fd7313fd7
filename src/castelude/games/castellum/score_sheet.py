"""stub"""
from castelude.core.record import Record
def write(record: Record) -> str:
    return ""
def read(text: str) -> Record:
    raise NotImplementedError
