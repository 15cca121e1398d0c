// @vitest-environment happy-dom

import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { walkStore } from '../../walk/walk-store.ts';
import { UnderSearch } from './under-search.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.welcomed;
});

it('says what this is until that is dismissed, which the device remembers', async () => {
  const { user } = await renderPage(UnderSearch, { page: 'guidesHomePage' });
  expect(screen.getByText('Laneway: audio walks told by locals')).toBeDefined();
  await user.click(button('Dismiss'));
  // A style sheet hides it, and the script in the page sets the same for the next visit.
  expect(document.documentElement.dataset.welcomed).toBe('');
  expect(localStorage.getItem('laneway.welcomed')).toBe('yes');
  expect(document.activeElement).toBe(button('All guides'));
});

it('links to the list of all guides', async () => {
  const { user, currentEntry } = await renderPage(UnderSearch, { page: 'guidesHomePage' });
  await user.click(button('All guides'));
  expect(currentEntry()).toEqual({ page: 'allGuides', view: null });
});

it('leads back to the walk that was saved last, with the title of its guide', async () => {
  const stops = [{ id: 99, phase: 'ahead', heard: 0, isVisited: false, isOffered: false } as const];
  const walk = { first: 0, last: null, isFirstChosen: false, stops };
  walkStore.save('visitor', { guideId: 9, ...walk });
  walkStore.save('visitor', { guideId: 7, ...walk });
  const { user, currentEntry } = await renderPage(
    UnderSearch,
    { page: 'guidesHomePage' },
    { replies: { getGuide: () => ({ ...exampleGuide, g_id: 7, g_title: 'Laneways' }) } },
  );
  await user.click(await screen.findByRole('button', { name: 'Resume Laneways' }));
  expect(currentEntry()).toEqual({ page: 'walk', guideId: 7 });
});
