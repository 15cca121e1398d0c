// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WALK_GUIDE } from '../some-walk.test-data.ts';
import { NextPlaceCard } from './next-place-card.tsx';

const [PLACE] = WALK_GUIDE.places;

it.each([
  [62, true, 'Next: place 1 Lane 1 60\u00a0m along the path'],
  [62, false, 'Next: place 1 Lane 1 60\u00a0m'],
  [4, true, 'Next: place 1 Lane 1 You’re there'],
])('shows the next place %d metres away, along the path: %s', (metres, isAlongPath, text) => {
  if (PLACE === undefined) throw new Error('The walk has places.');
  const next = { stopId: 11, metres, isAlongPath, bearing: 0 };
  const card = {
    place: PLACE,
    number: 1,
    lang: undefined,
    next,
    path: null,
    heading: null,
    isSecond: true,
  };
  render(<NextPlaceCard {...card} onOpen={vi.fn()} />);
  expect(screen.getByRole('button', { name: text })).toBeDefined();
});

it('shows the direction to the path to someone away from it', () => {
  if (PLACE === undefined) throw new Error('The walk has places.');
  const next = { stopId: 11, metres: 240, isAlongPath: false, bearing: 0 };
  const path = { metres: 132, bearing: 40 };
  const card = { place: PLACE, number: 1, lang: undefined, next, path, heading: null };
  render(<NextPlaceCard {...card} isSecond onOpen={vi.fn()} />);
  const name = 'Next: place 1 Lane 1 240\u00a0m The path is 130\u00a0m to the north-east';
  expect(screen.getByRole('button', { name })).toBeDefined();
});
