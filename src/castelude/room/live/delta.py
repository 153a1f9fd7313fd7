# castelude: compiled
"""Patches: how one JSON value becomes another, in few bytes. docs/room-protocol.md has the form.

A patch is made from the two values alone, so it tells nothing that the second value does not tell.
"""

from typing import Any, Final

from mypy_extensions import i64

Json = Any
SAME: Final = object()
"""There is nothing to patch. (None is a patch: the value is now null.)"""
SHORT = 3
FAR = 1 << 60


class BadPatch(Exception):
    """The patch was not made for this value."""


def diff(old: Json, new: Json) -> Json:
    """The patch that makes `new` of `old`, or `SAME`. Objects have no order; 1 and true are taken for equal."""
    return SAME if old == new else _change(old, new)


def _change(old: Json, new: Json) -> Json:
    if isinstance(old, dict) and isinstance(new, dict):
        found = {key: _whole(value) for key, value in new.items() if key not in old}
        for key, value in old.items():
            if key not in new:
                found[key] = []
            elif value != new[key]:
                found[key] = _change(value, new[key])
        return found
    if isinstance(old, list) and isinstance(new, list) and new and (len(new) > SHORT or not _is_plain(new[0])):
        return _change_list(old, new)
    return _whole(new)


def _is_plain(value: Json) -> bool:
    return not isinstance(value, dict | list)


def _whole(value: Json) -> Json:
    return value if _is_plain(value) else [value]


def _change_list(old: list[Json], new: list[Json]) -> Json:
    """Steps along the old list. Best where order is kept; right always."""
    try:
        steps = _steps_by_value(old, new)
    except TypeError:  # lists and objects among the elements
        steps = _steps_by_place(old, new)
    if not any(isinstance(step, dict) or (isinstance(step, int) and step > 0) for step in steps):
        return [new]
    return _closed(steps)


def _steps_by_value(old: list[Json], new: list[Json]) -> list[Json]:
    """Texts and numbers: what both lists have is kept, where it has the same order and nothing is there twice."""
    before, after = set(old), set(new)
    if len(before) < len(old) or len(after) < len(new):
        return _steps_by_walking(old, new, before)
    gone, come = before - after, after - before
    if [value for value in old if value not in gone] != [value for value in new if value not in come]:
        return _steps_by_walking(old, new, before)
    out = [place for place, value in enumerate(old) if value in gone] if gone else []
    into = [place for place, value in enumerate(new) if value in come] if come else []
    return _steps_between(new, out, into)


def _steps_between(new: list[Json], out: list[int], into: list[int]) -> list[Json]:
    """The steps that leave out the places `out` of the old list and put in the places `into` of the new one."""
    steps: list[Json] = []
    left = right = 0
    outs, intos = iter(out), iter(into)
    next_out, next_into = next(outs, FAR), next(intos, FAR)
    while next_out < FAR or next_into < FAR:
        kept = min(next_out - left, next_into - right)
        if kept:
            steps.append(kept)
            left += kept
            right += kept
        if next_into == right:
            first = right
            while next_into == right:
                right += 1
                next_into = next(intos, FAR)
            steps.append(new[first:right])
        if next_out == left:
            first = left
            while next_out == left:
                left += 1
                next_out = next(outs, FAR)
            steps.append(first - left)
    if right < len(new):
        steps.append(len(new) - right)
    return steps


def _steps_by_walking(old: list[Json], new: list[Json], ahead: set[Json]) -> list[Json]:
    """Whatever is not further on in the old list is put in."""
    steps: list[Json] = []
    place = 0
    for value in new:
        if value not in ahead:
            steps.append([value])
            continue
        begin = place
        while old[place] != value:
            ahead.discard(old[place])
            place += 1
        ahead.discard(value)
        if place > begin:
            steps.append(begin - place)
        place += 1
        steps.append(1)
    if place < len(old):
        steps.append(place - len(old))
    return steps


def _steps_by_place(old: list[Json], new: list[Json]) -> list[Json]:
    """Objects and lists: what both ends have in common is kept, the middle is compared place by place."""
    most = min(len(old), len(new))
    head = 0
    while head < most and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < most - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    steps: list[Json] = [head] if head else []
    before, after = old[head : len(old) - tail], new[head : len(new) - tail]
    for one, other in zip(before, after, strict=False):
        if one == other:
            steps.append(1)
        elif isinstance(one, dict) and isinstance(other, dict):
            steps.append(diff(one, other))
        else:
            steps += [-1, [other]]
    if len(before) > len(after):
        steps.append(len(after) - len(before))
    if len(after) > len(before):
        steps.append(after[len(before) :])
    if tail:
        steps.append(tail)
    return steps


def _closed(steps: list[Json]) -> list[Json]:
    """At least two steps: a list of one is a new value. The rest is kept without saying so."""
    if isinstance(steps[-1], int) and steps[-1] > 0:
        steps.pop()
    return steps if len(steps) > 1 else [*steps, 0]


def patched(old: Json, patch: Json) -> Json:
    """What the patch makes of `old`, which stays as it is; `BadPatch` when it was made for something else."""
    if isinstance(patch, dict):
        if not isinstance(old, dict):
            raise BadPatch("not an object")
        new = dict(old)
        for key, part in patch.items():
            if part == []:
                if key not in new:
                    raise BadPatch(f"no {key}")
                del new[key]
            else:
                new[key] = patched(old.get(key), part)
        return new
    if not isinstance(patch, list):
        return patch
    if len(patch) == 1:
        return patch[0]
    if not isinstance(old, list):
        raise BadPatch("not a list")
    return _patched_list(old, patch)


def _patched_list(old: list[Json], steps: list[Json]) -> list[Json]:
    new: list[Json] = []
    place = 0
    for step in steps:
        if isinstance(step, list):
            new += step
            continue
        count = abs(step) if isinstance(step, int) else 1
        if place + count > len(old):
            raise BadPatch("beyond the end")
        if isinstance(step, dict):
            new.append(patched(old[place], step))
        elif step > 0:
            new += old[place : place + count]
        place += count
    return new + old[place:]


# ---- lists of texts in order, such as the legal actions ----

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def diff_texts(old: list[str], new: list[str]) -> list[int | str]:
    """Steps along the old list: n keeps n, -n leaves n out, texts are put in; the rest is kept.

    Both lists are in order, nothing is there twice. Texts have no spaces and are put in with a space between them. The
    first character of each says (0 to z) how many characters it shares with the one before it in the new list, and
    those are left out.
    """
    steps: list[int | str] = []
    left: i64 = 0
    right: i64 = 0
    olds, news = i64(len(old)), i64(len(new))
    while left < olds or right < news:
        first = right
        while left < olds and right < news and old[left] == new[right]:
            left += 1
            right += 1
        if right > first:
            steps.append(int(right - first))
        out, into = left, right
        while left < olds or right < news:
            if right == news or (left < olds and old[left] < new[right]):
                left += 1
            elif left == olds or old[left] != new[right]:
                right += 1
            else:
                break
        if right > into:
            steps.append(" ".join([_shortened(new[at - 1] if at else "", new[at]) for at in range(into, right)]))
        if left > out:
            steps.append(int(out - left))
    if steps and isinstance(steps[-1], int) and steps[-1] > 0:
        steps.pop()
    return steps


def _shortened(before: str, text: str) -> str:
    shared = 0
    most = min(len(before), len(text), len(DIGITS) - 1)
    while shared < most and before[shared] == text[shared]:
        shared += 1
    return DIGITS[shared] + text[shared:]


def patched_texts(old: list[str], steps: list[int | str]) -> list[str]:
    """The list that the steps lead to; `BadPatch` when they were made for another one."""
    new: list[str] = []
    place = 0
    for step in steps:
        if isinstance(step, str):
            for text in step.split(" "):
                shared = DIGITS.find(text[:1])
                before = new[-1] if new else ""
                if not text or not 0 <= shared <= len(before):
                    raise BadPatch("shares what is not there")
                new.append(before[:shared] + text[1:])
            continue
        if place + abs(step) > len(old):
            raise BadPatch("beyond the end")
        if step > 0:
            new += old[place : place + step]
        place += abs(step)
    return new + old[place:]
