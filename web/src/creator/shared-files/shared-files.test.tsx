// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { SharedFiles } from './shared-files.tsx';

const title = () => screen.findByRole('heading', { level: 1 });

it('asks a visitor to log in, and comes back to the files', async () => {
  const { user, currentEntry } = await renderPage(SharedFiles, { page: 'sharedFiles' });
  expect((await title()).textContent).toBe('Log in to open your files');
  await user.click(button('Log in'));
  expect(currentEntry()).toEqual({ page: 'login' });
});

it('explains how to become a creator', async () => {
  const { user, currentEntry } = await renderPage(
    SharedFiles,
    { page: 'sharedFiles' },
    { role: 'user' },
  );
  expect((await title()).textContent).toBe('These files need a creator');
  await user.click(button('Contact us'));
  expect(currentEntry()).toEqual({ page: 'contactUs' });
});

it('leads a creator to their guides, where the files are opened', async () => {
  const { currentEntry } = await renderPage(
    SharedFiles,
    { page: 'sharedFiles' },
    { role: 'creator' },
  );
  await waitFor(() =>
    expect(currentEntry()).toEqual({
      page: 'creatorDashboard',
      route: { part: 'guides', open: null },
    }),
  );
});
