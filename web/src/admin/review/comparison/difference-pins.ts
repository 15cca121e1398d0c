import { type Marker, parseMarkers } from '@laneway/domain/geo/marker-text';
import type { Point } from '@laneway/domain/geo/point';
import type { Change } from '@laneway/domain/review/change';
import { changeOf } from '@laneway/domain/review/change';
import type { ComparedMap, ComparedPin } from '@laneway/domain/review/compare-map';
import { isSamePoint, movedText } from '@laneway/domain/review/compare-pins';

/** A pin on the map of both versions. */
export type DifferencePin = {
  readonly point: Point;
  readonly look: Change;
  /** The text on the pin: its number, with a sign if it is new or removed. */
  readonly face: string;
  readonly label: string;
  /** The old position of a moved pin, and the distance. */
  readonly from: {
    readonly point: Point;
    readonly distance: string;
    readonly label: string;
  } | null;
};

const SIGNS: Readonly<Record<Change, string>> = { added: '+', removed: '−', changed: '', same: '' };

/** The pins of places and starts, then the further markers of a place. */
export function differencePins(map: ComparedMap, isCompared: boolean): readonly DifferencePin[] {
  return [...map.pins.flatMap((pin) => drawnPin(pin, isCompared)), ...markerPins(map, isCompared)];
}

function drawnPin(
  { name, number, before, after }: ComparedPin,
  isCompared: boolean,
): readonly DifferencePin[] {
  const point = after ?? before;
  if (point === null) return [];
  const look = isCompared ? changeOf(before, after, isSamePoint) : 'same';
  const title = number === null ? name : `${number}. ${name}`;
  const moved =
    look === 'changed' && before !== null
      ? { point: before, distance: movedText(before, point), label: `${title}, before` }
      : null;
  const distance = moved === null ? null : `moved ${moved.distance}`;
  const words = { added: 'added', removed: 'removed', changed: distance, same: null }[look];
  return [
    {
      point,
      look,
      face: `${SIGNS[look]}${number ?? ''}`,
      label: words === null ? title : `${title}, ${words}`,
      from: moved,
    },
  ];
}

/** Markers besides the pin. They have no ids, so a moved one counts as removed and added. */
function markerPins({ pins, markers }: ComparedMap, isCompared: boolean): readonly DifferencePin[] {
  const before = apart(markers.before, pins[0]?.before ?? null);
  const after = apart(markers.after, pins[0]?.after ?? null);
  const isIn = (all: readonly Marker[], { point }: Marker) =>
    all.some((other) => isSamePoint(other.point, point));
  const marker = (point: Point, look: Change): DifferencePin => ({
    point,
    look: isCompared ? look : 'same',
    face: isCompared ? SIGNS[look] : '',
    label: isCompared && look !== 'same' ? `Marker ${look}` : 'Marker',
    from: null,
  });
  return [
    ...before.filter((one) => !isIn(after, one)).map(({ point }) => marker(point, 'removed')),
    ...after.map((one) => marker(one.point, isIn(before, one) ? 'same' : 'added')),
  ];
}

function apart(text: string | null, pin: Point | null): readonly Marker[] {
  return parseMarkers(text).filter(({ point }) => pin === null || !isSamePoint(point, pin));
}
