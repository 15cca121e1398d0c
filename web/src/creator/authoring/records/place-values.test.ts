import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { expect, it } from 'vitest';
import { PLACE_RULES, placeValuesOf } from './place-values.ts';

const TRIGGER =
  '{"v":1,"zone":{"kind":"circle","centre":{"lat":-37.8,"lng":144.9},"radius":45},"direction":null,"once":true,"priority":0,"dwell":0,"start":"ask","kind":"stop"}';

it('a zone is described in words instead of the stored JSON', () => {
  const values = { ...placeValuesOf(EMPTY_PLACE), trigger: TRIGGER };
  expect(PLACE_RULES.describe('trigger', values)).toBe(
    'Zone: Circle, 45\u00a0m around -37.8,144.9\nStart: Asks first',
  );
});
