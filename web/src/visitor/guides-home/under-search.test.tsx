// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { UnderSearch } from './under-search.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.welcomed;
});

it('says what this is until that is dismissed, which the device remembers', async () => {
  const { user } = await renderPage(UnderSearch, { page: 'guidesHomePage' });
  expect(screen.getByText('Audio walks told by locals')).toBeDefined();
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
