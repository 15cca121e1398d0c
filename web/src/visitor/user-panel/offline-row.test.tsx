// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OfflineState } from '../../offline/offline-guides.ts';
import { isOfflineEnabled, setOfflineEnabled } from '../../offline/offline-setting.ts';
import {
  fakeOfflineGuides,
  GUIDE,
  offlineState,
  savedGuide,
  someDownload,
} from '../../offline/saved-guides/fake-offline-guides.test-data.tsx';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { LogoutRow } from './account-actions.tsx';
import { OfflineRow } from './offline-row.tsx';

const OTHER = { ...GUIDE, g_id: 8, g_title: 'Arcades' };
const LABEL = 'Save for offline use on this device';

async function show(state: OfflineState) {
  const fake = fakeOfflineGuides(state);
  const page = await renderPage(
    () =>
      fake.within(
        <>
          <OfflineRow ownedIds={[GUIDE.g_id, OTHER.g_id]} />
          <LogoutRow />
        </>,
      ),
    { page: 'userPanel' },
    { role: 'user', replies: { logout: () => undefined } },
  );
  return { ...fake, ...page };
}
const box = () => screen.getByRole('checkbox', { name: LABEL });

beforeEach(() => setOfflineEnabled(false));

it('saves all guides of the person when ticked, and shows the progress', async () => {
  const { user, guides, setState } = await show(offlineState());
  expect(
    screen.getByText('Your guides open, play and show their maps without a connection.'),
  ).toBeDefined();
  await user.click(box());
  expect(isOfflineEnabled()).toBe(true);
  expect(guides.save.mock.calls).toEqual([[7], [8]]);
  const waiting = someDownload({ guideId: 8, state: 'waiting' });
  act(() => setState(offlineState([savedGuide()], [waiting])));
  const bar = screen.getByRole('progressbar', { name: 'Saving your guides' });
  expect(bar.getAttribute('value')).toBe('50');
  expect(screen.getByRole('status').textContent).toBe('1 of 2 guides saved');
  act(() => setState(offlineState([savedGuide(), savedGuide({ guide: OTHER })])));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2 of 2 guides saved');
});

it.each([
  ['network', 'Download failed. We’ll carry on when you’re back online.'],
  ['quota', 'Download failed. There isn’t enough space. Remove a saved guide, then try again.'],
] as const)('shows what to do when a download failed: %s', async (failure, text) => {
  setOfflineEnabled(true);
  const failed = someDownload({ state: 'failed', failure });
  const { user, currentEntry } = await show(offlineState([], [failed]));
  expect(await screen.findByText(text)).toBeDefined();
  if (failure === 'network') return;
  await user.click(button('Manage downloads'));
  expect(currentEntry()).toEqual({ page: 'downloadManager' });
});

it.each([
  ['Keep saved guides', []],
  ['Remove saved guides', [[7]]],
] as const)('asks about saved guides when unticked: %s', async (choice, removed) => {
  setOfflineEnabled(true);
  const { user, guides } = await show(offlineState([savedGuide()]));
  await user.click(box());
  expect(screen.getByRole('dialog', { name: 'Keep saved guides on this device?' })).toBeDefined();
  expect(isOfflineEnabled()).toBe(true);
  await user.click(button(choice));
  expect(isOfflineEnabled()).toBe(false);
  expect(guides.remove.mock.calls).toEqual(removed);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is disabled if nothing can be saved, and shows why', async () => {
  await show({ ...offlineState(), status: 'unavailable' });
  expect(box()).toHaveProperty('disabled', true);
  expect(screen.getByText(/^This browser can’t save guides/)).toBeDefined();
});

it.each([
  ['Keep and log out', true],
  ['Remove and log out', false],
] as const)('logging out asks whether to keep saved guides: %s', async (choice, keep) => {
  const { user, guides, session } = await show(offlineState([savedGuide()]));
  await user.click(button('Log out'));
  expect(session.getState().kind).toBe('logged_in');
  await user.click(button(choice));
  expect(guides.onLogout).toHaveBeenCalledExactlyOnceWith(keep);
  expect(session.getState().kind).toBe('visitor');
});

it('logging out asks nothing if nothing is saved, and says when it is done', async () => {
  const { user, session, toast } = await show(offlineState());
  await user.click(button('Log out'));
  expect(session.getState().kind).toBe('visitor');
  expect(toast()).toBe('You’re logged out');
});
