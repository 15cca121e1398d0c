import { expect, it } from 'vitest';
import { DEFAULT_TRIGGER, type Trigger } from '../plan/trigger.ts';
import { writeTrigger } from './trigger-text.ts';
import { describeTrigger } from './trigger-words.ts';

const CIRCLE = { kind: 'circle', centre: { lat: -37.8, lng: 144.9 }, radius: 45 } as const;

it.each<[string, Partial<Trigger>]>([
  ['As usual', {}],
  ['Zone: Circle, 45\u00a0m around -37.8,144.9', { zone: CIRCLE }],
  [
    'Zone: 20\u00a0m to 60\u00a0m along the path\nDirection: 90° ± 45°\nStart: Asks first',
    {
      zone: { kind: 'stretch', from: 20, to: 60 },
      direction: { bearing: 90, tolerance: 45 },
      start: 'ask',
    },
  ],
  [
    'Type: Heard on the way\nRepeats: Every time\nPriority: 2\nTime in the zone: 5 s',
    { kind: 'onTheWay', once: false, priority: 2, dwell: 5 },
  ],
])('a trigger reads “%s”', (words, changes) => {
  expect(describeTrigger(writeTrigger({ ...DEFAULT_TRIGGER, ...changes }))).toBe(words);
});

it.each(['', '{"v":7}', 'circle'])('“%s” starts as usual, as it does on a walk', (text) => {
  expect(describeTrigger(text)).toBe('As usual');
});
