import { expect, it } from 'vitest';
import { type DraftScreen, screenBefore } from './draft-screen.ts';

it.each<[DraftScreen, DraftScreen | null]>([
  [{ kind: 'card' }, null],
  [{ kind: 'overview' }, null],
  [{ kind: 'places', frontId: 3 }, { kind: 'overview' }],
  [
    { kind: 'place', placeId: 3 },
    { kind: 'places', frontId: 3 },
  ],
  [
    { kind: 'map', placeId: 3 },
    { kind: 'place', placeId: 3 },
  ],
  [{ kind: 'onFoot' }, { kind: 'places', frontId: null }],
  [{ kind: 'place', placeId: 3, isOnFoot: true }, { kind: 'onFoot' }],
  [
    { kind: 'map', placeId: 3, isOnFoot: true },
    { kind: 'place', placeId: 3, isOnFoot: true },
  ],
])('back from %j leads to %j', (screen, before) => {
  expect(screenBefore(screen)).toEqual(before);
});
