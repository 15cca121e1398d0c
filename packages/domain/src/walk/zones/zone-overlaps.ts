import type { Point } from '../../geo/point.ts';
import { RULES } from '../engine/rules.ts';
import { type LocalFrame, localFrame, type Spot } from '../plan/local-frame.ts';
import { type MeasuredPath, measurePath, spotAlong } from '../plan/measured-path.ts';
import { preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import type { MeasuredZone } from './zone-distance.ts';
import {
  areaOf,
  blocksOf,
  commonInBlock,
  discOf,
  type Ground,
  type GroundBlock,
  groundsOverlap,
  stripAround,
} from './zone-ground.ts';

/** Two places whose zones overlap. */
export type ZoneOverlap = { readonly first: number; readonly second: number };

/**
 * The stops whose zones overlap, in walking order; none for a guide that isn't walked. Ambient sounds yield to
 * everything else and stops that never start automatically don't interfere, so their zones may overlap. Two stretches
 * overlap only along the path: where it crosses itself, walkers are in one of them.
 */
export function zoneOverlaps(plan: WalkPlan): readonly ZoneOverlap[] {
  if (plan.mode === 'off') return [];
  const { stops, frame } = preparePlan(plan);
  const contenders = stops.filter(({ stop }) => canInterfere(stop));
  const hasStretch = contenders.some(({ zone }) => zone.kind === 'stretch');
  const path = pathGround(frame, hasStretch ? (plan.path ?? []) : []);
  const zones = contenders.map(({ stop, zone }) => ({
    id: stop.id,
    extent: extentOf(zone, path),
  }));
  return zones.flatMap((one, at) =>
    zones
      .slice(at + 1)
      .filter((other) => extentsOverlap(one.extent, other.extent))
      .map((other) => ({ first: one.id, second: other.id })),
  );
}

function canInterfere({ kind, start }: WalkStop): boolean {
  return kind !== 'ambient' && start !== 'never';
}

/** The ground along the whole path, so that many stretches are compared with a zone at the cost of one. */
type PathGround = {
  /** The path in its own frame, as stretches are drawn. */
  readonly measured: MeasuredPath;
  readonly spotAt: (along: number) => Spot;
  readonly spots: readonly Spot[];
  /** The ground from each point to the next. */
  readonly strips: readonly GroundBlock[];
  /** The ground around each point, because strips leave out the outside of a bend. */
  readonly bends: readonly GroundBlock[];
};

function pathGround(frame: LocalFrame, path: readonly Point[]): PathGround {
  const own = localFrame(path[0] ?? { lat: 0, lng: 0 });
  const measured = measurePath(own, path);
  const spots = path.map(frame.toSpot);
  return {
    measured,
    spotAt: (along) => frame.toSpot(own.toPoint(spotAlong(measured, along))),
    spots,
    strips: blocksOf(spots.slice(1).map((to, at) => strip(spots[at] ?? to, to))),
    bends: blocksOf(spots.map((spot) => discOf(spot, RULES.stretchReach))),
  };
}

function strip(from: Spot, to: Spot): Ground {
  return stripAround(from, to, RULES.stretchReach);
}

type Extent = SolidExtent | StretchExtent;

type SolidExtent = {
  readonly kind: 'solid';
  readonly ground: Ground;
  /** Prefix sums: at index i, how many of the path's first i strips (or bends) intersect this zone. */
  readonly onPath: () => { readonly strips: Int32Array; readonly bends: Int32Array };
};

type StretchExtent = {
  readonly kind: 'stretch';
  readonly from: number;
  readonly to: number;
  /** The points of the path within it, the last one excluded. */
  readonly first: number;
  readonly last: number;
  /** The strips from its ends to the points within, without round ends. */
  readonly ends: readonly Ground[];
};

function extentOf(zone: MeasuredZone, path: PathGround): Extent {
  switch (zone.kind) {
    case 'circle':
      return solidExtent(discOf(zone.centre, zone.radius), path);
    case 'polygon':
      return solidExtent(areaOf(zone.corners), path);
    case 'stretch':
      return stretchExtent(zone, path);
  }
}

function solidExtent(ground: Ground, { strips, bends }: PathGround): SolidExtent {
  let counts: ReturnType<SolidExtent['onPath']> | null = null;
  return {
    kind: 'solid',
    ground,
    onPath: () => {
      counts ??= { strips: countBefore(strips, ground), bends: countBefore(bends, ground) };
      return counts;
    },
  };
}

/** Prefix sums of the grounds that intersect this one. */
function countBefore(blocks: readonly GroundBlock[], ground: Ground): Int32Array {
  const counts = [0];
  let count = 0;
  for (const block of blocks) {
    for (const isCommon of commonInBlock(ground, block)) {
      count += isCommon ? 1 : 0;
      counts.push(count);
    }
  }
  return Int32Array.from(counts);
}

function stretchExtent(
  { from, to }: { readonly from: number; readonly to: number },
  { measured: { alongs }, spots, spotAt }: PathGround,
): StretchExtent {
  const first = alongs.findIndex((along) => along > from);
  const [start, end] = [spotAt(from), spotAt(to)];
  const stretch = { kind: 'stretch', from, to } as const;
  const firstSpot = spots[first];
  if (firstSpot === undefined || (alongs[first] ?? to) >= to) {
    return { ...stretch, first: 0, last: 0, ends: spots.length === 0 ? [] : [strip(start, end)] };
  }
  const beyond = alongs.findIndex((along) => along >= to);
  const last = beyond === -1 ? spots.length : beyond;
  const ends = [strip(start, firstSpot), strip(spots[last - 1] ?? firstSpot, end)];
  return { ...stretch, first, last, ends };
}

function extentsOverlap(one: Extent, other: Extent): boolean {
  if (one.kind === 'solid') {
    return other.kind === 'solid'
      ? groundsOverlap(one.ground, other.ground)
      : stretchOverlaps(other, one);
  }
  return other.kind === 'solid'
    ? stretchOverlaps(one, other)
    : one.from < other.to && other.from < one.to;
}

function stretchOverlaps(
  { first, last, ends }: StretchExtent,
  { ground, onPath }: SolidExtent,
): boolean {
  if (ends.some((end) => groundsOverlap(end, ground))) return true;
  if (first === last) return false;
  const { strips, bends } = onPath();
  return (strips[last - 1] ?? 0) > (strips[first] ?? 0) || (bends[last] ?? 0) > (bends[first] ?? 0);
}
