import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Composer } from './composer.svelte';
import { DragOrTap, partsOf, type DragOptions } from './dragOrTap.svelte';
import { readOffers, type Form } from './offers';

/** A thing on the board, as much of an element as is asked for: its parts, its classes and where it lies. */
class Thing {
  readonly captured: number[] = [];
  constructor(
    readonly part: string,
    readonly x: number,
    readonly possible = false,
  ) {}
  getAttribute = (name: string): string | null => (name === 'data-part' ? this.part : null);
  closest = (): Thing => this;
  getBoundingClientRect = () => ({ x: this.x, y: 0, width: 40, height: 40 });
}

const KING = new Thing('hand:king', 0);
const PLACE = new Thing('at:c3', 100, true);
const OTHER = new Thing('at:f6', 200);
const THINGS = [KING, PLACE, OTHER];
const ROOT = {
  contains: () => true,
  querySelectorAll: () => THINGS.filter(({ possible }) => possible),
  setPointerCapture: () => undefined,
};
const FORMS: Form[] = [{ kind: 'place', pattern: 'place:{hand}@{at}' }];

function pointer(x: number, more: object = {}): PointerEvent {
  return Object.assign(Object.create(null) as PointerEvent, {
    clientX: x,
    clientY: 20,
    button: 0,
    isPrimary: true,
    detail: 1,
    pointerId: 1,
    pointerType: 'mouse',
    currentTarget: ROOT,
    stopPropagation: vi.fn(),
    preventDefault: vi.fn(),
    ...more,
  });
}

function dragging(options: Partial<DragOptions> = {}) {
  const sent: string[] = [];
  const dropped: string[] = [];
  const composer = new Composer(
    () => ({ offers: readOffers(FORMS, ['place:king@c3']), forms: FORMS, canAct: true }),
    (action) => sent.push(action),
  );
  const drag = new DragOrTap({
    composer,
    drop: (end, part) => {
      dropped.push(`${part} > ${partsOf(end).join(' ')}`);
      composer.point(...partsOf(end));
    },
    ...options,
  });
  return { composer, drag, sent, dropped };
}

/** Whether the click that a browser adds is let through. */
function clicks(drag: DragOrTap, event = pointer(0)): boolean {
  drag.onclickcapture(event);
  return vi.mocked(event.stopPropagation).mock.calls.length === 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    elementFromPoint: (x: number) => THINGS.find((thing) => x >= thing.x && x < thing.x + 40) ?? null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pulling', () => {
  it('takes something up and drops it on what lies there', () => {
    const over: (string | undefined)[] = [];
    const { composer, drag, sent, dropped } = dragging({ over: (element) => over.push(partsOf(element)[0]) });
    drag.onpointerdown(pointer(10));
    drag.onpointermove(pointer(15));
    expect([drag.dragged, composer.picked]).toEqual([null, []]);
    drag.onpointermove(pointer(60));
    expect(drag.dragged).toEqual({ part: 'hand:king', x: 60, y: 20 });
    expect(composer.picked).toEqual(['hand:king']);
    drag.onpointermove(pointer(110));
    drag.onpointerup(pointer(110));
    expect([dropped, sent, over]).toEqual([['hand:king > at:c3'], ['place:king@c3'], [undefined, 'at:c3']]);
    expect(drag.dragged).toBeNull();
  });

  it('is not also a click on where it ends, but the next click is one', () => {
    const { drag, sent } = dragging();
    drag.onpointerdown(pointer(10));
    drag.onpointermove(pointer(210));
    drag.onpointerup(pointer(210));
    expect(sent).toEqual(['place:king@f6']);
    expect(clicks(drag, pointer(0, { detail: 0 }))).toBe(true);
    expect(clicks(drag)).toBe(false);
    expect(clicks(drag)).toBe(true);
  });

  it('drops nothing where it began, beside everything, or when it is cancelled', () => {
    const { drag, dropped } = dragging();
    for (const end of [20, 70]) {
      drag.onpointerdown(pointer(10));
      drag.onpointermove(pointer(30));
      drag.onpointerup(pointer(end));
    }
    drag.onpointerdown(pointer(10));
    drag.onpointermove(pointer(60));
    drag.cancel();
    drag.onpointerup(pointer(110));
    expect(dropped).toEqual([]);
  });

  it('leaves alone what cannot be pulled, and other buttons', () => {
    const { drag } = dragging({ pulls: (part, from) => part === 'hand:king' && from === from.closest('') });
    for (const event of [pointer(210), pointer(10, { button: 2 }), pointer(10, { isPrimary: false })]) {
      drag.onpointerdown(event);
      drag.onpointermove(pointer(60));
      expect(drag.dragged).toBeNull();
      drag.onpointerup(pointer(60));
      expect(clicks(drag)).toBe(true);
    }
  });

  it('can take something up in a way of the board', () => {
    const taken: string[] = [];
    const { composer, drag } = dragging({ take: (part) => taken.push(part) });
    drag.onpointerdown(pointer(10));
    drag.onpointermove(pointer(60));
    drag.onpointermove(pointer(70));
    expect([taken, composer.picked]).toEqual([['hand:king'], []]);
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' };

  it('that rests reads, and chooses nothing when it is lifted', () => {
    const { composer, drag } = dragging();
    drag.onpointerdown(pointer(210, touch));
    vi.runAllTimers();
    expect(composer.hover).toBe('at:f6');
    drag.onpointerup(pointer(210, touch));
    expect([clicks(drag), clicks(drag)]).toEqual([false, true]);
  });

  it('that taps or moves does not rest', () => {
    const { composer, drag } = dragging();
    drag.onpointerdown(pointer(210, touch));
    drag.onpointerup(pointer(210, touch));
    drag.onpointerdown(pointer(210, touch));
    drag.onpointermove(pointer(240, touch));
    vi.runAllTimers();
    expect([composer.hover, clicks(drag)]).toEqual([null, true]);
  });

  it('means the nearest thing that is possible, and a mouse only what is under it', () => {
    const { drag, dropped } = dragging();
    for (const kind of ['touch', 'mouse']) {
      drag.onpointerdown(pointer(10, { pointerType: kind }));
      drag.onpointermove(pointer(95, { pointerType: kind }));
      drag.onpointerup(pointer(95, { pointerType: kind }));
    }
    expect(dropped).toEqual(['hand:king > at:c3']);
  });
});
