import { expect, it } from 'vitest';
import { NAMES } from '../simulation.test-data.ts';
import type { LogFact } from './log-lines.ts';
import { logText } from './log-text.ts';

it.each<[LogFact, string]>([
  [{ what: 'starts', stopId: 101, outside: -6.2 }, 'Hosier Lane starts, 6 m inside its zone'],
  [
    { what: 'starts', stopId: 101, outside: 12 },
    'Hosier Lane starts, 12 m outside its zone (the phone’s position is off)',
  ],
  [
    { what: 'soundless', stopId: 103 },
    'Centre Place has no audio, so people only hear a chime there',
  ],
  [
    { what: 'joins', stopId: 102, skipped: [101] },
    'Starts at Degraves Street, so Hosier Lane isn’t on this walk',
  ],
  [
    { what: 'joins', stopId: 103, skipped: [101, 102] },
    'Starts at Centre Place, so Hosier Lane and Degraves Street aren’t on this walk',
  ],
  [{ what: 'starts', stopId: 101, outside: -1.2 }, 'Hosier Lane starts, at the edge of its zone'],
  [{ what: 'starts', stopId: 101, outside: null }, 'Hosier Lane starts'],
  [{ what: 'starts', stopId: 999, outside: null }, 'This place starts'],
  [{ what: 'ends', stopId: 102 }, 'Degraves Street ends'],
  [
    { what: 'waits', stopId: 102, duringStopId: 101 },
    'Hosier Lane is still playing, so Degraves Street waits',
  ],
  [
    { what: 'waits', stopId: 102, duringStopId: null },
    'Degraves Street is delayed by the audio before it',
  ],
  [{ what: 'locked', seconds: 95 }, 'The phone is locked for 2 min, so it has no position'],
  [{ what: 'unlocked' }, 'The phone is unlocked'],
  [{ what: 'noPosition', seconds: 24, isNotified: false }, 'No position for 24 s'],
  [
    { what: 'noPosition', seconds: 39, isNotified: true },
    'No position for 39 s, and the phone says so',
  ],
  [{ what: 'led' }, 'You move the walker'],
  [{ what: 'notice', notice: { what: 'lost' } }, 'Lost the position'],
  [{ what: 'notice', notice: { what: 'found' } }, 'Found the position again'],
  [{ what: 'notice', notice: { what: 'offRoute', metres: 48.4 } }, '48 m off the route'],
  [{ what: 'notice', notice: { what: 'backOnRoute' } }, 'Back on the route'],
  [
    { what: 'notice', notice: { what: 'unheard', stopId: 101 } },
    'Back at Hosier Lane, which wasn’t heard. Asks whether to play it',
  ],
  [
    { what: 'notice', notice: { what: 'missed', stopIds: [101] } },
    'Walked past Hosier Lane without hearing it',
  ],
  [
    { what: 'notice', notice: { what: 'missed', stopIds: [101], because: 'order' } },
    'Walked past Hosier Lane without hearing it, because it comes later in the list',
  ],
  [
    { what: 'notice', notice: { what: 'missed', stopIds: [101, 102], because: 'order' } },
    'Walked past Hosier Lane and Degraves Street without hearing them, because they come later in the list',
  ],
  [
    { what: 'notice', notice: { what: 'missed', stopIds: [101, 102, 103] } },
    'Walked past Hosier Lane, Degraves Street and Centre Place without hearing them',
  ],
  [{ what: 'notice', notice: { what: 'ask', stopId: 103 } }, 'Asks whether to play Centre Place'],
  [
    { what: 'notice', notice: { what: 'left', stopIds: [101, 102] } },
    'That was the last place. Asks whether to go on with Hosier Lane',
  ],
  [{ what: 'notice', notice: { what: 'finished' } }, 'That was the last place'],
])('%j is “%s”', (fact, text) => {
  expect(logText(fact, NAMES).replaceAll('\u00a0', ' ')).toBe(text);
});

it('keeps units on the line of their numbers', () => {
  expect(logText({ what: 'starts', stopId: 101, outside: -16 }, NAMES)).toContain(
    '16\u00a0m inside',
  );
  expect(logText({ what: 'locked', seconds: 95 }, NAMES)).toContain('2\u00a0min,');
});
