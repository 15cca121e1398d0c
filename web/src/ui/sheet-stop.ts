/** The resting positions of an open sheet. */
export type SheetSnap = 'half' | 'full';

/** The resting positions of a released sheet. */
export type SheetStop = SheetSnap | 'closed';

/** A sheet at the moment of its release. Offsets are pixels below its highest position. */
export type SheetRelease = {
  readonly offset: number;
  /** Pixels per millisecond, downwards. */
  readonly velocity: number;
  /** The offset at which it is half open; 0 if half open shows everything. */
  readonly half: number;
  /** The offset at which it is completely hidden. */
  readonly closed: number;
};

/** A faster release is a flick, which moves to the next stop, however near another one is. */
const FLICK = 0.4;

type Stop = { readonly name: SheetStop; readonly offset: number };

/** The stop of a released sheet: the next one after a flick, otherwise the nearest. */
export function sheetStopAfter({ offset, velocity, half, closed }: SheetRelease): SheetStop {
  const stops = stopsOf(half, closed);
  if (velocity >= FLICK) return (stops.find((stop) => stop.offset > offset) ?? lastOf(stops)).name;
  if (velocity <= -FLICK) {
    return (stops.findLast((stop) => stop.offset < offset) ?? firstOf(stops)).name;
  }
  const away = (stop: Stop) => Math.abs(stop.offset - offset);
  return stops.reduce((nearest, stop) => (away(stop) < away(nearest) ? stop : nearest)).name;
}

/** From the highest to the lowest. */
type Stops = readonly [Stop, ...Stop[]];

function stopsOf(half: number, closed: number): Stops {
  const bottom: Stop = { name: 'closed', offset: closed };
  if (half <= 0) return [{ name: 'half', offset: 0 }, bottom];
  return [{ name: 'full', offset: 0 }, { name: 'half', offset: half }, bottom];
}

function firstOf([first]: Stops): Stop {
  return first;
}

function lastOf(stops: Stops): Stop {
  return stops.at(-1) ?? firstOf(stops);
}
