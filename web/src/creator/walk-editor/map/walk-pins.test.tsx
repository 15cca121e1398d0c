// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MapView } from '../../../map/map-view.tsx';
import { WalkPins } from './walk-pins.tsx';

const CENTRE = { lat: -37.8, lng: 144.96 };
const PINS = [{ id: 1, point: CENTRE, number: 1, title: 'Hosier Lane' }];

afterEach(cleanup);

it('marks the selected place without its name, which would cover the zone', () => {
  render(
    <MapView label="Walk" tiles={undefined} centre={CENTRE} zoom={16}>
      <WalkPins pins={PINS} selected={1} onSelect={() => undefined} />
    </MapView>,
  );
  const pin = screen.getByRole('button', { name: '1. Hosier Lane' });
  expect(pin.getAttribute('aria-current')).toBe('true');
  expect(pin.hasAttribute('data-popup-held')).toBe(false);
});
