import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';
import { startState } from '@laneway/domain/walk/engine/walk-state';
import { type WalkView, walkView } from '@laneway/domain/walk/engine/walk-view';
import { describe, expect, it, vi } from 'vitest';
import { PLACES, WALK_GUIDE } from '../some-walk.test-data.ts';
import { spokenText } from './spoken-texts.ts';
import { createWalkSounds } from './walk-sounds.ts';

const VIEW = walkView(WALK_GUIDE.plan, startState(WALK_GUIDE.plan));
const LOST: WalkView = { ...VIEW, signal: 'lost' };

function someSounds({ isWanted = true, canSpeak = true } = {}) {
  const voice = { canSpeak: () => canSpeak, speak: vi.fn(), cancel: vi.fn() };
  const ring = vi.fn();
  const sounds = createWalkSounds({
    voice: isWanted ? voice : null,
    ring,
    textOf: (notice, view) => spokenText(notice, view, PLACES),
  });
  const lose = () => {
    sounds.chime();
    sounds.announce({ what: 'lost' });
  };
  return { sounds, voice, ring, lose };
}

describe('a notice', () => {
  it('is spoken instead of the chime', () => {
    const { sounds, voice, ring, lose } = someSounds();
    lose();
    sounds.settle(LOST, false);
    sounds.settle(LOST, false);
    expect(voice.speak.mock.calls).toEqual([
      ['We’ve lost your position. Start each place yourself until it’s back.'],
    ]);
    expect(ring).not.toHaveBeenCalled();
  });

  it('is a chime if the device has no voice', () => {
    const { sounds, voice, ring } = someSounds({ canSpeak: false });
    sounds.announce({ what: 'offRoute', metres: 63 });
    sounds.settle({ ...VIEW, offRouteMetres: 63 }, false);
    expect(ring).toHaveBeenCalledOnce();
    expect(voice.speak).not.toHaveBeenCalled();
  });

  it('is silent if speech isn’t wanted, except the chime for a lost position', () => {
    const { sounds, ring, lose } = someSounds({ isWanted: false });
    sounds.announce({ what: 'offRoute', metres: 63 });
    sounds.settle({ ...VIEW, offRouteMetres: 63 }, false);
    expect(ring).not.toHaveBeenCalled();
    lose();
    sounds.settle(LOST, false);
    expect(ring).toHaveBeenCalledOnce();
  });

  it('waits until the playing place has ended', () => {
    const { sounds, voice, ring, lose } = someSounds();
    lose();
    sounds.settle(LOST, true);
    expect([voice.speak, ring].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    sounds.settle(LOST, false);
    expect(voice.speak).toHaveBeenCalledOnce();
  });

  it('isn’t spoken once it no longer applies', () => {
    const { sounds, voice, lose } = someSounds();
    lose();
    sounds.settle(LOST, true);
    sounds.settle(VIEW, false);
    expect(voice.speak).not.toHaveBeenCalled();
  });

  it('is the last of several that wait', () => {
    const { sounds, voice, lose } = someSounds();
    lose();
    sounds.announce({ what: 'missed', stopIds: [11] });
    sounds.announce({ what: 'hidden' });
    sounds.settle({ ...LOST, offeredStopIds: [11] }, false);
    expect(voice.speak.mock.calls).toEqual([['You passed Lane 1.']]);
  });

  it('is cancelled when a place starts', () => {
    const { sounds, voice, lose } = someSounds();
    sounds.settle(VIEW, true);
    expect(voice.cancel).not.toHaveBeenCalled();
    lose();
    sounds.settle(LOST, false);
    sounds.settle(LOST, true);
    sounds.settle(LOST, true);
    expect(voice.cancel).toHaveBeenCalledOnce();
  });
});

const SPOKEN: readonly (readonly [WalkNotice, Partial<WalkView>, string])[] = [
  [
    { what: 'offRoute', metres: 63 },
    { offRouteMetres: 63 },
    'You’re about 60 metres off the route.',
  ],
  [
    { what: 'lost' },
    { signal: 'lost' },
    'We’ve lost your position. Start each place yourself until it’s back.',
  ],
  [{ what: 'missed', stopIds: [11] }, { offeredStopIds: [11] }, 'You passed Lane 1.'],
  [{ what: 'missed', stopIds: [11, 12] }, { offeredStopIds: [12] }, 'You passed 2 places.'],
  [{ what: 'ask', stopId: 12 }, { offeredStopIds: [12] }, 'You’re at Lane 2. Tap to hear it.'],
  [
    { what: 'unheard', stopId: 11 },
    { unheardStopId: 11 },
    'You’re at Lane 1, which you haven’t heard. Play it now?',
  ],
  [
    { what: 'left', stopIds: [12, 13] },
    { isAtEnd: true, leftStopIds: [12, 13] },
    '2 places left: go on with place 2, or end here.',
  ],
  [{ what: 'finished' }, { isFinished: true }, 'That’s the walk. You heard 0 of 3 places.'],
];

it.each(SPOKEN)('%o is spoken only while it applies', (notice, view, text) => {
  expect(spokenText(notice, { ...VIEW, ...view }, PLACES)).toBe(text);
  expect(spokenText(notice, VIEW, PLACES)).toBeNull();
});

it.each(['backOnRoute', 'found', 'hidden'] as const)('%s is never spoken', (what) => {
  expect(spokenText({ what }, LOST, PLACES)).toBeNull();
});
