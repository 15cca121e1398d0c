import { describe, expect, it } from 'vitest';
import { processorMs } from '../../processor-time.test-data.ts';
import { localFrame } from '../plan/local-frame.ts';
import type { ContentToWalk } from '../plan/plan-of-content.ts';
import { DEFAULT_TRIGGER, type TriggerZone } from '../plan/trigger.ts';
import { walkLine } from '../plan/walk-line.ts';
import { writeTrigger } from '../text/trigger-text.ts';
import { writeWalkSettings } from '../text/walk-settings-text.ts';
import { checkPlan } from './check-walk.ts';
import { MAX_FINDINGS } from './submission-findings.ts';

const frame = localFrame({ lat: -37.8, lng: 144.9 });
const at = (x: number, y: number) => frame.toPoint({ x, y });
const walk = writeWalkSettings({ mode: 'free', loop: false, surroundings: 'mixed' });

type Place = { readonly x: number; readonly y: number; readonly zone: TriggerZone | null };

/** Content with a path that goes back and forth over `width` metres, one metre farther north each time. */
function contentOf(
  path: { readonly points: number; readonly width: number },
  places: readonly Place[],
): ContentToWalk {
  const corners = Array.from({ length: path.points }, (_, index) =>
    at(index % 2 === 0 ? 0 : path.width, index),
  );
  return {
    guideId: 1,
    guide: { path: corners.map(({ lat, lng }) => `(${lat},${lng})`).join(','), walk },
    places: places.map(({ x, y, zone }, index) => ({
      id: index + 1,
      content: {
        location: at(x, y),
        marker: null,
        trigger: writeTrigger({ ...DEFAULT_TRIGGER, zone }),
        audio: 'https://media.example/talk.mp3',
      },
      audioSeconds: 20,
    })),
  };
}

/** A zone around the path on three sides without touching it, so that bounding boxes can't tell them apart. */
function aroundPath(points: number): TriggerZone {
  const [south, north] = [-400, points + 400];
  const arm = (x: number, from: number, to: number) =>
    Array.from({ length: 12 }, (_, index) => at(x, from + ((to - from) * index) / 11));
  return {
    kind: 'polygon',
    corners: [
      ...arm(-300, north, south),
      ...arm(500, south, north),
      ...arm(450, north, south + 50),
      ...arm(-250, south + 50, north),
    ],
  };
}

/** A zone of fifty corners beside the path, out of its reach. */
const starBeside = (y: number): TriggerZone => ({
  kind: 'polygon',
  corners: Array.from({ length: 50 }, (_, index) => {
    const metres = index % 2 === 0 ? 60 : 25;
    const angle = (index * 2 * Math.PI) / 50;
    return at(320 + metres * Math.sin(angle), y + metres * Math.cos(angle));
  }),
});

/** Places along the path. The zones of one half are stretches of the path, those of the other half are areas. */
const placesAlong = (
  count: number,
  points: number,
  areaAt: (y: number) => TriggerZone,
): readonly Place[] =>
  Array.from({ length: count }, (_, index) => ({
    x: 100,
    y: (index * points) / count,
    zone:
      index % 2 === 0
        ? { kind: 'stretch', from: 0, to: ((index + 1) * points * 200) / count }
        : areaAt((index * points) / count),
  }));

/** The minimum time of several runs in milliseconds: a busy machine can only add to it. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 4 }, () => processorMs(work));
  return Math.max(1, Math.min(...times));
}

/** Four times the input takes four times as long; quadratic work would take sixteen times as long. */
const MAX_GROWTH = 9;
const TIMEOUT_MS = 120_000;

describe('the time that a plan takes', () => {
  it('grows with the pieces of the path', { timeout: TIMEOUT_MS }, () => {
    const textOf = (pieces: number) =>
      Array.from({ length: pieces }, (_, index) => `(1,1),(1,1.00${index % 10})`).join(';');
    const [few, many] = [textOf(5_000), textOf(20_000)];
    expect(timeOf(() => walkLine(many)) / timeOf(() => walkLine(few))).toBeLessThan(MAX_GROWTH);
  });

  it('grows with the points of the path', { timeout: TIMEOUT_MS }, () => {
    const [few, many] = [2_000, 8_000].map((points) =>
      contentOf(
        { points, width: 200 },
        placesAlong(24, points, () => aroundPath(points)),
      ),
    ) as [ContentToWalk, ContentToWalk];
    expect(timeOf(() => checkPlan(many)) / timeOf(() => checkPlan(few))).toBeLessThan(MAX_GROWTH);
  });

  it('grows with the places, though each is compared with all others', {
    timeout: TIMEOUT_MS,
  }, () => {
    const [few, many] = [24, 96].map((places) =>
      contentOf({ points: 2_000, width: 200 }, placesAlong(places, 2_000, starBeside)),
    ) as [ContentToWalk, ContentToWalk];
    expect(timeOf(() => checkPlan(many)) / timeOf(() => checkPlan(few))).toBeLessThan(MAX_GROWTH);
  });

  it('doesn’t grow with the length of the path', { timeout: TIMEOUT_MS }, () => {
    const places = Array.from({ length: 40 }, (_, index) => ({ x: 50, y: 40 * index, zone: null }));
    const [short, long] = [200, 200_000].map((width) =>
      contentOf({ points: 2_000, width }, places),
    ) as [ContentToWalk, ContentToWalk];
    expect(timeOf(() => checkPlan(long)) / timeOf(() => checkPlan(short))).toBeLessThan(MAX_GROWTH);
  });
});

it('reports no more than the maximum number of findings', () => {
  const places = Array.from({ length: 60 }, () => ({ x: 100, y: 5, zone: null }));
  const { kind, findings } = checkPlan(contentOf({ points: 10, width: 200 }, places));
  expect([kind, findings.length]).toEqual(['walked', MAX_FINDINGS]);
  expect(findings[0]).toMatchObject({ kind: 'tooClose', stopId: 1, nextStopId: 2 });
});
