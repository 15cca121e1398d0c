import { startState } from '@laneway/domain/walk/engine/walk-state';
import { walkView } from '@laneway/domain/walk/engine/walk-view';
import { describe, expect, it } from 'vitest';
import { PARTLY_SILENT, PLACES, WALK_GUIDE } from './some-walk.test-data.ts';
import type { WalkSnapshot } from './walk-snapshot.ts';
import {
  currentNotice,
  nextDistanceText,
  pocketLine,
  statusText,
  stopText,
  visitedText,
  WALK_LINES,
  walkVerb,
} from './walk-texts.ts';

const VIEW = { ...walkView(WALK_GUIDE.plan, startState(WALK_GUIDE.plan)), signal: 'good' as const };
const CALM: WalkSnapshot = {
  presence: 'here',
  guidance: 'followed',
  view: VIEW,
  totals: { startedAt: 0, seconds: 0, metres: null },
  notice: null,
  wakeLock: 'held',
  isScreenHintOver: false,
};

/** In order of severity: each line is shown although all later ones apply too. */
const LINES: readonly (readonly [string, Partial<WalkSnapshot>])[] = [
  [
    'You’re at Lane 1, which you haven’t heard. Play it now?',
    { view: { ...VIEW, unheardStopId: 11, isAtEnd: true, leftStopIds: [11] } },
  ],
  [
    '2 places left: go on with place 1, or end here.',
    { view: { ...VIEW, isAtEnd: true, leftStopIds: [11, 13] } },
  ],
  [WALK_LINES.refused, { guidance: 'refused' }],
  [WALK_LINES.approximate, { guidance: 'approximate' }],
  [WALK_LINES.lost, { view: { ...VIEW, signal: 'lost' } }],
  [
    'You’re 80\u00a0m off the route. The path is to the north.',
    { view: { ...VIEW, offRouteMetres: 63, path: { metres: 78, bearing: 0 } } },
  ],
  ['You’re 60\u00a0m off the route.', { view: { ...VIEW, offRouteMetres: 63 } }],
  ['You passed 2 places.', { notice: { what: 'missed', stopIds: [11, 12] } }],
  ['You passed Lane 1.', { notice: { what: 'missed', stopIds: [11] } }],
  ['You reached Lane 2. There’s no audio here.', { notice: { what: 'reached', stopId: 12 } }],
  [WALK_LINES.hidden, { notice: { what: 'hidden' } }],
  [WALK_LINES.waiting, { view: { ...VIEW, signal: 'waiting' } }],
  [WALK_LINES.jumped, { view: { ...VIEW, signal: 'jumped' } }],
  [WALK_LINES.weak, { view: { ...VIEW, signal: 'weak' } }],
  [WALK_LINES.screen, { wakeLock: 'refused' }],
  [WALK_LINES.screen, { wakeLock: 'unsupported' }],
];

describe('the notice for a walker', () => {
  it.each(LINES)('%s', (line, snapshot) => {
    expect(currentNotice({ ...CALM, ...snapshot }, PLACES)?.text).toBe(line);
    expect(line.length).toBeLessThanOrEqual(85);
  });

  it('is null if there is no problem, or if the walk uses the list', () => {
    expect(currentNotice(CALM, PLACES)).toBeNull();
    const byList = { ...CALM, guidance: 'by list', wakeLock: 'refused' } as const;
    expect(currentNotice(byList, PLACES)).toBeNull();
  });

  it('is the most severe one', () => {
    const both = { ...CALM, wakeLock: 'refused', notice: { what: 'hidden' } } as const;
    expect(currentNotice(both, PLACES)?.text).toBe(WALK_LINES.hidden);
    const lost = { ...both, view: { ...VIEW, signal: 'lost' } } as const;
    expect(currentNotice(lost, PLACES)?.text).toBe(WALK_LINES.lost);
    const away = { ...CALM, wakeLock: 'refused', view: { ...VIEW, offRouteMetres: 110 } } as const;
    expect(currentNotice(away, PLACES)?.text).toMatch(/^You’re 110\u00a0m off the route/);
  });
});

describe('the hint that the phone may lock itself', () => {
  const mayLock: WalkSnapshot = { ...CALM, wakeLock: 'refused' };

  it('can be dismissed, and isn’t shown again', () => {
    expect(currentNotice(mayLock, PLACES)?.dismissal).toBe('screen');
    expect(currentNotice({ ...mayLock, isScreenHintOver: true }, PLACES)).toBeNull();
  });

  it('isn’t shown on a dark screen, which can’t be tapped', () => {
    expect(pocketLine(mayLock, PLACES)).toBeNull();
    expect(pocketLine({ ...mayLock, notice: { what: 'hidden' } }, PLACES)).toBe(WALK_LINES.hidden);
  });
});

it.each([
  [3, 'You’re there'],
  [38, '40\u00a0m'],
  [123, '120\u00a0m'],
  [1480, '1.5\u00a0km'],
])('%d metres are %s', (metres, text) => {
  expect(nextDistanceText({ metres })).toBe(text);
});

const STOP = {
  id: 11,
  phase: 'ahead',
  metres: 123,
  heard: 0,
  isVisited: false,
  isNext: false,
  isAlongPath: false,
  isOffered: false,
  canBeNext: true,
  hasAudio: true,
} as const;

it.each([
  [{}, '120\u00a0m'],
  [{ isNext: true }, 'Next, 120\u00a0m'],
  [{ isNext: true, isAlongPath: true }, 'Next, 120\u00a0m along the path'],
  [{ isNext: true, isAlongPath: true, metres: 3 }, 'Next, You’re there'],
  [{ isNext: true, metres: null }, 'Next'],
  [{ metres: null }, ''],
  [{ phase: 'near' }, 'You’re here'],
  [{ phase: 'playing' }, 'Playing'],
  [{ phase: 'played' }, 'Heard'],
  [{ phase: 'missed' }, 'Passed'],
  [{ phase: 'skipped' }, 'Skipped'],
] as const)('a place with %o has the text %s', (fields, text) => {
  expect(stopText({ ...STOP, ...fields })).toBe(text);
});

it('a place without audio is marked', () => {
  const silent = { ...STOP, hasAudio: false };
  expect(stopText({ ...silent, isNext: true })).toBe('Next, 120\u00a0m, no audio');
  expect(stopText({ ...silent, metres: null })).toBe('No audio');
  expect(stopText({ ...silent, phase: 'played' })).toBe('Visited');
});

it('the list and the card show the same distance', () => {
  expect(stopText({ ...STOP, metres: 38 })).toBe(nextDistanceText({ metres: 38 }));
});

const SILENT = walkView(PARTLY_SILENT.plan, startState(PARTLY_SILENT.plan));

it.each([
  [VIEW, 2, 'You heard 2 of 3 places.'],
  [VIEW, 3, 'You heard all 3 places.'],
  // A place without audio can't be heard.
  [SILENT, 2, 'You visited 2 of 3 places.'],
  [SILENT, 3, 'You visited all 3 places.'],
])('counts heard or visited places (%#)', (view, count, text) => {
  const stops = view.stops.map((stop, index) =>
    index < count ? { ...stop, phase: 'played' as const, isVisited: true } : stop,
  );
  expect(visitedText({ stops })).toBe(text);
  expect(text).toContain(walkVerb({ stops }));
});

it('counts a place that was cut short as visited', () => {
  const stops = VIEW.stops.map((stop, index) =>
    index === 0 ? { ...stop, phase: 'missed' as const, isVisited: true } : stop,
  );
  expect(visitedText({ stops })).toBe('You visited 1 of 3 places.');
});

it.each([
  [{ playingStopId: null, nextStopId: 12 }, 'Next: place 2, Lane 2'],
  [{ playingStopId: 11, nextStopId: 12 }, ''],
  [{ playingStopId: null, nextStopId: null }, ''],
])('announces the next place to screen readers: %o', (view, text) => {
  expect(statusText(view, PLACES)).toBe(text);
});
