// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.test-data.tsx';
import { useIsWalkBegun } from './use-is-walk-begun.ts';
import { walkStore } from './walk-store.ts';

beforeEach(() => localStorage.clear());

const Walks = () => <p>{[8, 9].filter((guideId) => useIsWalkBegun(guideId)).join()}</p>;

it('is so of a walk that is kept, and of no other', async () => {
  const stops = [{ id: 11, phase: 'played', heard: 1, isOffered: false } as const];
  walkStore.keep('visitor', { guideId: 9, first: 0, last: 0, isFirstChosen: false, stops });
  await renderPage(Walks, { page: 'guidesHomePage' });
  expect(await screen.findByText('9')).toBeDefined();
});
