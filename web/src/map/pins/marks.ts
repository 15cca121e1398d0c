import type { Point } from '@laneway/domain/geo/point';
import type { Pin } from './pin.ts';
import type { PinGroups } from './pin-groups.ts';

/** Something drawn on the map. Marks with the same key are the same thing, moved or redrawn. */
export type Mark = PinMark | GroupMark;

export type PinMark = {
  readonly kind: 'pin';
  readonly key: string;
  readonly pin: Pin;
  readonly isActive: boolean;
  readonly offset: Offset;
};

export type GroupMark = {
  readonly kind: 'group';
  readonly key: string;
  readonly centre: Point;
  readonly count: number;
  /** The kind of its pins; a map shows one kind at a time. */
  readonly holds: Pin['kind'];
  readonly opensAt: number;
  /** null if the group may contain pins of several colours. */
  readonly colour: string | null;
  readonly offset: Offset;
};

/** The horizontal offset in pixels of a mark that would hide another. */
export type Offset = number;

const NO_OFFSET: Offset = 0;

/** Turns search results into marks, in tab order. */
export function marksOf(
  { singles, groups }: PinGroups,
  indexed: readonly Pin[],
  active: Pin | null,
): Mark[] {
  const found = singles.flatMap((at) => indexed[at] ?? []);
  const colour = commonColour(indexed);
  const holds = indexed[0]?.kind ?? 'guide';
  const marks: Mark[] = [
    ...found.map((pin) => pinMark(pin, false)),
    ...groups.map((group) => ({
      kind: 'group' as const,
      // By position and count, not by the index's number, so that a group survives a new index.
      key: `group:${group.centre.lat.toFixed(5)},${group.centre.lng.toFixed(5)},${group.count}`,
      colour,
      holds,
      offset: NO_OFFSET,
      ...group,
    })),
  ];
  if (active !== null) marks.push(pinMark(active, true));
  return marks.sort(inReadingOrder);
}

/** The same marks with another pin active, until the new index responds. */
export function withActive(marks: readonly Mark[], active: Pin | null): Mark[] {
  const others = marks.flatMap((mark) => {
    if (mark.kind === 'group') return mark;
    return mark.pin.id === active?.id ? [] : { ...mark, isActive: false };
  });
  if (active !== null) others.push(pinMark(active, true));
  return others.sort(inReadingOrder);
}

/** True if two marks look the same, so that nothing has to be redrawn. */
export function isDrawnAlike(one: Mark, other: Mark): boolean {
  if (one.offset !== other.offset) return false;
  if (one.kind === 'group' || other.kind === 'group') {
    // The key of a group includes its position and its count.
    return one.key === other.key && colourOf(one) === colourOf(other);
  }
  return one.pin === other.pin && one.isActive === other.isActive;
}

function colourOf(mark: Mark): string | null {
  return mark.kind === 'pin' ? mark.pin.colour : mark.colour;
}

function pinMark(pin: Pin, isActive: boolean): PinMark {
  return { kind: 'pin', key: `pin:${pin.id}`, pin, isActive, offset: NO_OFFSET };
}

export function pointOf(mark: Mark): Point {
  return mark.kind === 'pin' ? mark.pin.point : mark.centre;
}

function commonColour(pins: readonly Pin[]): string | null {
  const colour = pins[0]?.colour ?? null;
  return pins.every((pin) => pin.colour === colour) ? colour : null;
}

/** Numbered pins by number; then the rest, and groups, from west to east. */
function inReadingOrder(a: Mark, b: Mark): number {
  return rank(a) - rank(b) || west(a) - west(b);
}

function rank(mark: Mark): number {
  return mark.kind === 'pin' ? (mark.pin.number ?? UNNUMBERED) : UNNUMBERED;
}

function west(mark: Mark): number {
  return pointOf(mark).lng;
}

const UNNUMBERED = Number.MAX_SAFE_INTEGER;

type MarkChanges = {
  readonly gone: readonly string[];
  /** Marks that stay, perhaps with other content. */
  readonly kept: readonly Mark[];
  readonly fresh: readonly Mark[];
};

/** The changes after which the map shows the wanted marks and no others. */
export function diffMarks(shown: ReadonlySet<string>, wanted: readonly Mark[]): MarkChanges {
  const kept: Mark[] = [];
  const fresh: Mark[] = [];
  const left = new Set(shown);
  for (const mark of wanted) {
    (left.delete(mark.key) ? kept : fresh).push(mark);
  }
  return { gone: [...left], kept, fresh };
}
