// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '../api/session/session.test-data.ts';
import { type Replies, serverError } from '../ui/testing/fake-server.test-data.ts';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { SearchWords } from './search-words.tsx';

const WORDS = { words: 'street art', g_id: 1, g_title: 'Laneways', searches: 41 };

const open = (replies: Replies) =>
  renderPage(
    () => <SearchWords user={person} />,
    { page: 'guidesHomePage' },
    { role: 'creator', replies },
  );

it('shows the words that led people to the guides, without data about individuals', async () => {
  await open({ listSearchWords: () => ({ items: [WORDS] }) });
  expect(await screen.findByText('street art')).toBeDefined();
  expect(screen.getByText('41')).toBeDefined();
  expect(screen.getByText(/at least 5 different people/)).toBeDefined();
});

it('shows when the first ones will appear', async () => {
  await open({ listSearchWords: () => ({ items: [] }) });
  expect(await screen.findByText(/^No searches yet\./)).toBeDefined();
});

it('offers another try after a failure', async () => {
  const { user, server } = await open({ listSearchWords: serverError });
  await screen.findByRole('alert');
  server.replies = { ...server.replies, listSearchWords: () => ({ items: [WORDS] }) };
  await user.click(button('Try again'));
  expect(await screen.findByText('street art')).toBeDefined();
});
