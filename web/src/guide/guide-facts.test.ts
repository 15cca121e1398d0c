import { exampleGuide } from '@laneway/contract/examples.test-data';
import { expect, it } from 'vitest';
import { durationText } from './guide-facts.ts';
import { routeText } from './what-you-get.tsx';

it.each([
  [null, null],
  [45, 'about 45\u00a0min'],
  [75, 'about 1\u00a0h 15\u00a0min'],
  [120, 'about 2\u00a0h'],
])('a guide of %j minutes takes %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it.each([
  [3_400, 45, '3.4\u00a0km walk, climbs 45\u00a0m'],
  [3_400, 0, '3.4\u00a0km walk, flat'],
  [3_400, null, '3.4\u00a0km walk'],
  [8_000, null, '8.0\u00a0km walk'],
  [11_400, 0, '11.4\u00a0km route, flat'],
  [null, 1_250, 'climbs 1,250\u00a0m'],
  [null, null, null],
])('a walk of %j metres that goes up %j is described as %j', (route_metres, climb, text) => {
  const { g_preview } = exampleGuide;
  const guide = { ...exampleGuide, g_climb_metres: climb };
  expect(routeText({ ...guide, g_preview: g_preview && { ...g_preview, route_metres } })).toBe(
    text,
  );
});
