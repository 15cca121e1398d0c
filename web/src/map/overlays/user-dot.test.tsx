// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { MapView } from '../map-view.tsx';
import { UserDot } from './user-dot.tsx';

const POSITION = { point: { lat: -37.8164, lng: 144.9691 }, accuracyMetres: 6, headingDegrees: 90 };

it.each([
  { isInFront: false, pane: 'among the pins', selector: '.leaflet-marker-pane' },
  { isInFront: true, pane: 'above them', selector: '.leaflet-visitor-pane' },
])('the visitor is $pane', async ({ isInFront, selector }) => {
  onTestFinished(cleanup);
  render(
    <MapView label="Walk" tiles={undefined}>
      <UserDot position={POSITION} isInFront={isInFront} />
    </MapView>,
  );
  const dot = await screen.findByRole('button', { name: 'You are here' });
  expect(dot.closest('.leaflet-pane')?.matches(selector)).toBe(true);
  expect(dot.hasAttribute('data-in-front')).toBe(isInFront);
});
