// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { useHasUnfinishedWalk } from './use-has-unfinished-walk.ts';
import { walkStore } from './walk-store.ts';

beforeEach(() => localStorage.clear());

const Walk = ({ guideId }: { readonly guideId: number }) => (
  <p>
    {guideId}: {useHasUnfinishedWalk(guideId) ? 'begun' : 'not begun'}
  </p>
);

const Walks = () => [9, 99, 10].map((guideId) => <Walk key={guideId} guideId={guideId} />);

it('is true for stored walks only', async () => {
  const stops = [{ id: 99, phase: 'played', heard: 1, isVisited: true, isOffered: false } as const];
  const saved = { first: 0, last: 0, isFirstChosen: false, stops };
  walkStore.save('visitor', { guideId: 9, ...saved });
  walkStore.save('visitor', { guideId: 10, ...saved });
  await renderPage(Walks, { page: 'guidesHomePage' });
  expect(await screen.findByText('9: begun')).toBeDefined();
  expect(screen.getByText('10: begun')).toBeDefined();
  expect(screen.getByText('99: not begun')).toBeDefined();
});
