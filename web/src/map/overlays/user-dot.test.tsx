// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { MapView } from '../map-view.tsx';
import { UserDot } from './user-dot.tsx';

const POSITION = { point: { lat: -37.8164, lng: 144.9691 }, accuracyMetres: 6, headingDegrees: 90 };

it.each([
  { isOnTop: false, place: 'among the pins' },
  { isOnTop: true, place: 'above them' },
])('the visitor’s dot is $place', async ({ isOnTop }) => {
  onTestFinished(cleanup);
  render(
    <MapView label="Walk" tiles={undefined}>
      <UserDot position={POSITION} isOnTop={isOnTop} />
    </MapView>,
  );
  const dot = await screen.findByRole('button', { name: 'You are here' });
  expect(dot.closest('[data-on-top]') !== null).toBe(isOnTop);
});
