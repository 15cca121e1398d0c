// @vitest-environment happy-dom
import { STORAGE_USAGE_REFRESH_MS } from '@laneway/domain/timing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineState, Verification } from '../../offline/offline-guides.ts';
import {
  fakeOfflineGuides,
  GUIDE,
  offlineState,
  READY,
  savedGuide,
  someDownload,
} from '../../offline/saved-guides/fake-offline-guides.test-data.tsx';
import { installFakeIndexedDb } from '../../ui/testing/fake-indexed-db.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { DownloadManager } from './download-manager.tsx';

async function show(state: OfflineState) {
  const fake = fakeOfflineGuides(state);
  const page = await renderPage(
    () => fake.within(<DownloadManager />),
    { page: 'downloadManager' },
    { replies: { getGuide: () => GUIDE } },
  );
  return { ...fake, ...page };
}

beforeEach(() => installFakeIndexedDb());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows the used storage, refreshes it every minute, and shows whether the browser keeps it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { guides } = await show(offlineState([savedGuide()]));
  expect(await screen.findByText('3.00 MB used of 1.00 GB')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Storage used' })).toBeDefined();
  expect(screen.getByText('Your browser won’t remove saved guides by itself.')).toBeDefined();
  const before = guides.usage.mock.calls.length;
  guides.usage.mockResolvedValue({ usedBytes: 4_194_304, quotaBytes: 0, isPersisted: false });
  act(() => void vi.advanceTimersByTime(STORAGE_USAGE_REFRESH_MS));
  expect(guides.usage.mock.calls.length).toBe(before + 1);
  expect(await screen.findByText('4.00 MB used')).toBeDefined();
  expect(screen.queryByRole('meter', { name: 'Storage used' })).toBeNull();
  expect(screen.getByText(/^Your browser may remove saved guides/)).toBeDefined();
});

it('hides the storage if nothing is saved and the browser reports no usage', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { guides } = await show(offlineState([]));
  await screen.findByRole('heading', { name: 'Storage' });
  guides.usage.mockResolvedValue({ usedBytes: 0, quotaBytes: 0, isPersisted: false });
  act(() => void vi.advanceTimersByTime(STORAGE_USAGE_REFRESH_MS));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Storage' })).toBeNull());
  expect(screen.queryByText(/used$/)).toBeNull();
});

it('warns in Safari until when guides are kept, and how to keep them longer', async () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  vi.useFakeTimers({ now: Date.parse('2026-11-16T02:00:00Z'), shouldAdvanceTime: true });
  await show(offlineState([savedGuide()]));
  expect((await screen.findByText(/^Safari keeps/)).textContent).toBe(
    'Safari keeps saved guides until 23 Nov 2026 unless you visit Laneway again. To keep them for good, tap Share, then “Add to Home Screen”.',
  );
  Reflect.deleteProperty(navigator, 'standalone');
});

it('lists saved guides with size, date and total, and opens them', async () => {
  const other = savedGuide({ guide: { ...GUIDE, g_id: 8, g_title: 'Arcades' }, missing: 2 });
  const { user, guides, currentEntry } = await show(offlineState([savedGuide(), other]));
  expect(guides.checkForUpdates).toHaveBeenCalledOnce();
  // The menu calls it by this name.
  expect(screen.getByText('Saved guides on this device')).toBeDefined();
  expect(screen.getByText('2 guides, 2.00 MB total')).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Saved guides' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Arcades1.00 MB · Saved 16 Nov 20262 files missingDownload againCheckRemove',
    'City of Trams1.00 MB · Saved 16 Nov 2026CheckRemove',
  ]);
  await user.click(button('Download again: Arcades'));
  expect(guides.save).toHaveBeenCalledExactlyOnceWith(8);
  await user.click(screen.getByRole('button', { name: /City of Trams.*Saved/ }));
  expect(currentEntry()).toMatchObject({ page: 'placesHomePage', guideId: 7 });
});

const gaps = (fields: Partial<Verification>): Verification => ({
  ...READY,
  isReady: false,
  ...fields,
});

it.each<[string, Verification, readonly string[], boolean]>([
  [
    'files',
    gaps({ missingFiles: ['/media/a', '/media/b'] }),
    ['2 files missing. Download again.'],
    true,
  ],
  ['the map', gaps({ missingTiles: 3 }), ['Part of the map is missing. Download again.'], true],
  [
    'the app',
    gaps({ isAppReady: false }),
    ['The app isn’t stored on this device yet. Reload this page, then check again.'],
    false,
  ],
])('a check shows exactly what is missing: %s', async (_, found, texts, isRepairable) => {
  const { user, guides, setState } = await show(offlineState([savedGuide()]));
  guides.verify.mockResolvedValue(found);
  await user.click(button('Check City of Trams'));
  const verified = { at: found.at, isReady: false };
  act(() => setState(offlineState([savedGuide({ verified })])));
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('Checked 16 Nov 2026')).toBeDefined();
  expect(screen.queryByText('Ready for flight mode')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Download again/ }) !== null).toBe(isRepairable);
});

it('a check that finds everything shows so, with its date', async () => {
  const { user, setState } = await show(offlineState([savedGuide()]));
  await user.click(button('Check City of Trams'));
  const verified = { at: READY.at, isReady: true };
  act(() => setState(offlineState([savedGuide({ verified })])));
  expect(screen.getByText('Ready for flight mode')).toBeDefined();
  expect(screen.getByText('Checked 16 Nov 2026')).toBeDefined();
});

it('shows that a check failed', async () => {
  const { user, guides } = await show(offlineState([savedGuide()]));
  guides.verify.mockRejectedValue(new Error('gone'));
  await user.click(button('Check City of Trams'));
  expect(await screen.findByText('We couldn’t check this guide. Please try again.')).toBeDefined();
});

it('removes a guide after confirmation', async () => {
  const { user, guides } = await show(offlineState([savedGuide()]));
  await user.click(button('Remove City of Trams'));
  await user.click(button('Remove saved guide'));
  expect(guides.remove).toHaveBeenCalledExactlyOnceWith(7);
});

it('shows running downloads by the name of their guide, and cancels them', async () => {
  const { user, guides } = await show(offlineState([], [someDownload()]));
  expect(await screen.findByRole('progressbar', { name: 'Saving City of Trams' })).toBeDefined();
  await user.click(button('Cancel download of City of Trams'));
  expect(guides.cancel).toHaveBeenCalledExactlyOnceWith(7);
});

it.each([
  [1, /^We couldn’t add a guide that you saved before logging in\./],
  [2, /^We couldn’t add 2 guides that you saved before logging in\./],
])('shows that %i guides saved before the login couldn’t be added', async (unmoved, text) => {
  const { setState } = await show(offlineState([savedGuide()]));
  expect(screen.queryByText(text)).toBeNull();
  act(() => setState({ ...offlineState([savedGuide()]), unmoved }));
  expect(screen.getByText(text)).toBeDefined();
});

it('explains how to save a first guide, and that this browser can’t save any', async () => {
  const { setState } = await show(offlineState());
  expect(
    screen.getByText('No saved guides yet. Open a guide and choose “Save offline”.'),
  ).toBeDefined();
  act(() => setState({ ...offlineState(), status: 'unavailable' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'This browser can’t save guides. Leave private browsing, or use another browser.',
  );
  act(() => setState({ ...offlineState(), status: 'opening' }));
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
});
