import { expect, it } from 'vitest';
import { needsHomeScreenHint } from './needs-home-screen-hint.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari';

it.each([
  ['Safari on a phone', `${IPHONE} Version/18.1 Safari`, 5, false, true],
  ['Safari on a tablet', IPAD, 5, false, true],
  ['the installed app', `${IPHONE} Version/18.1 Safari`, 5, true, false],
  ['another browser on a phone', `${IPHONE} CriOS/140.0 Safari`, 5, false, false],
  ['Safari on a Mac', IPAD, 0, undefined, false],
  ['Chrome on Android', ANDROID, 5, undefined, false],
] as const)('%s', (_device, userAgent, maxTouchPoints, standalone, needs) => {
  const device = { userAgent, maxTouchPoints, ...(standalone === undefined ? {} : { standalone }) };
  expect(needsHomeScreenHint(device)).toBe(needs);
});
