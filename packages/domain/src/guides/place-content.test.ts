import { describe, expect, it } from 'vitest';
import { EMPTY_PLACE, movePlace } from './place-content.ts';

const point = { lat: 1, lng: 2 };

describe('moving a place', () => {
  it('moves the pin and the location for directions together', () => {
    expect(movePlace(EMPTY_PLACE, point)).toMatchObject({ marker: '(1,2)', location: point });
  });

  it('leaves its further markers where they are', () => {
    const place = { ...EMPTY_PLACE, location: { lat: 3, lng: 4 }, marker: '(3,4)|red;(5,6)|blue' };
    expect(movePlace(place, point).marker).toBe('(1,2)|red;(5,6)|blue');
    expect(movePlace(place, null)).toMatchObject({ marker: '(5,6)|blue', location: null });
  });
});
