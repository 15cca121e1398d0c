// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import type { Download, OfflineState, SavedGuide } from '../offline-guides.ts';
import {
  fakeOfflineGuides,
  GUIDE,
  offlineState,
  READY,
  savedGuide,
  someDownload,
} from './fake-offline-guides.test-data.tsx';
import { SaveOffline, SaveOfflineButton } from './save-offline.tsx';

async function show(state: OfflineState, isOpen = true) {
  const fake = fakeOfflineGuides(state);
  const page = await renderPage(() => fake.within(<SaveOffline guide={GUIDE} isOpen={isOpen} />), {
    page: 'guidesHomePage',
  });
  return { ...fake, ...page };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('saves a guide, with its size, then shows progress that can be cancelled, then the date', async () => {
  const { user, guides, setState } = await show(offlineState());
  await user.click(button('Save offline (2.00 MB)'));
  expect(guides.save).toHaveBeenCalledExactlyOnceWith(7);
  act(() => setState(offlineState([], [someDownload()])));
  const bar = screen.getByRole('progressbar', { name: 'Saving City of Trams' });
  expect(bar.getAttribute('value')).toBe('50');
  expect(bar.getAttribute('aria-valuetext')).toBe('50%, Media 1 of 4');
  expect(screen.getByText('Media 1 of 4')).toBeDefined();
  expect(screen.getByText('2.00 MB on this device')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Saving for offline use');
  await user.click(button('Cancel download of City of Trams'));
  expect(guides.cancel).toHaveBeenCalledExactlyOnceWith(7);
  act(() => setState(offlineState([savedGuide()])));
  expect(screen.getByText('Saved, 16 Nov 2026')).toBeDefined();
  expect(screen.getByText('Saved for offline use')).toBeDefined();
});

it.each<[string, Partial<Download>, string]>([
  ['it waits', { state: 'waiting' }, 'Waiting to download...'],
  [
    'the connection is lost',
    { state: 'failed', failure: 'network' },
    'Download failed. We’ll carry on when you’re back online.',
  ],
  [
    'the guide is closed',
    { state: 'failed', failure: 'refused' },
    'Download failed. This guide isn’t open to you any more.',
  ],
  [
    'the guide is gone',
    { state: 'failed', failure: 'gone' },
    'Download failed. This guide is no longer available.',
  ],
  [
    'nothing can be stored',
    { state: 'failed', failure: 'storage' },
    'Download failed. This browser can’t store files. Leave private browsing, then try again.',
  ],
])('shows the state when %s', async (_, fields, text) => {
  await show(offlineState([], [someDownload(fields)]));
  expect(screen.getByText(text)).toBeDefined();
});

it('shows how much space is missing, and links to the saved guides', async () => {
  const full = someDownload({ state: 'failed', failure: 'quota' });
  const fake = fakeOfflineGuides(offlineState([], [full]));
  fake.guides.usage.mockResolvedValue({ usedBytes: 9, quotaBytes: 1_048_585, isPersisted: false });
  const { user, currentEntry } = await renderPage(
    () => fake.within(<SaveOffline guide={GUIDE} isOpen />),
    { page: 'guidesHomePage' },
  );
  const text = 'Download failed. There isn’t enough space. Free up 1.00 MB, then try again.';
  expect(await screen.findByText(text)).toBeDefined();
  await user.click(button('Try again: City of Trams'));
  expect(fake.guides.save).toHaveBeenCalledExactlyOnceWith(7);
  await user.click(button('Manage downloads'));
  expect(currentEntry()).toEqual({ page: 'downloadManager' });
});

it.each<[string, Partial<SavedGuide>, string, string | null]>([
  ['files are missing', { missing: 2 }, '2 files missing', 'Download again: City of Trams'],
  ['one file is missing', { missing: 1 }, '1 file missing', 'Download again: City of Trams'],
  ['its map is missing', { isMapMissing: true }, 'Map incomplete', 'Download again: City of Trams'],
  ['there is a newer one', { hasUpdate: true }, 'Update available', 'Update: City of Trams'],
  [
    'it was checked',
    { verified: { at: '2026-11-16T02:00:00.000Z', isReady: true } },
    'Ready for flight mode',
    null,
  ],
  [
    'it isn’t theirs any more',
    { refusedAt: '2026-11-16T02:00:00.000Z', hasUpdate: true },
    'You don’t have this guide any more. What’s saved stays until you remove it.',
    null,
  ],
])('shows for a saved guide that %s', async (_, fields, text, action) => {
  const { user, guides } = await show(offlineState([savedGuide(fields)]));
  expect(screen.getByText(text)).toBeDefined();
  if (action === null) {
    expect(screen.queryByRole('button', { name: /Update|Download/ })).toBeNull();
  } else {
    await user.click(button(action));
    expect(guides.save).toHaveBeenCalledExactlyOnceWith(7);
  }
});

it('offers a check of a saved guide, and shows its result', async () => {
  const { user, guides, setState } = await show(offlineState([savedGuide()]));
  const found = { ...READY, isReady: false, missingTiles: 3 };
  guides.verify.mockResolvedValueOnce(found);
  await user.click(button('Check for flight mode: City of Trams'));
  expect(guides.verify).toHaveBeenCalledExactlyOnceWith(7);
  act(() => setState(offlineState([savedGuide({ verified: { at: found.at, isReady: false } })])));
  expect(screen.getByText('Part of the map is missing. Download again.')).toBeDefined();
  await user.click(button('Check for flight mode: City of Trams'));
  act(() => setState(offlineState([savedGuide({ verified: { at: READY.at, isReady: true } })])));
  expect(screen.getByText('Ready for flight mode')).toBeDefined();
});

it('removes a guide after confirmation, and shows when that failed', async () => {
  const { user, guides } = await show(offlineState([savedGuide()]));
  await user.click(button('Remove: City of Trams'));
  await user.click(button('Keep it'));
  expect(guides.remove).not.toHaveBeenCalled();
  guides.remove.mockRejectedValueOnce(new Error('blocked'));
  await user.click(button('Remove: City of Trams'));
  await user.click(button('Remove saved guide'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t remove it. Please try again.',
  );
  await user.click(button('Remove saved guide'));
  expect(guides.remove).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('isn’t offered for a guide that isn’t open, or if nothing can be saved', async () => {
  const { setState } = await show(offlineState(), false);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => setState({ ...offlineState(), status: 'unavailable' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits for a connection, and shows that it does', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, guides } = await show(offlineState());
  expect(screen.getByText('You’re offline. Connect to save this guide.')).toBeDefined();
  await user.click(button('Save offline (2.00 MB)'));
  expect(guides.save).not.toHaveBeenCalled();
});

describe('the button on a map', () => {
  const showButton = async () => {
    const fake = fakeOfflineGuides(offlineState());
    const page = await renderPage(() => fake.within(<SaveOfflineButton guide={GUIDE} />), {
      page: 'guidesHomePage',
    });
    return { ...fake, ...page };
  };
  const press = async () => {
    const shown = await showButton();
    await shown.user.click(button('Save offline (2.00 MB)'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save offline' }));
    return { ...shown, dialog };
  };

  it('saves with one tap, and shows the progress that can be cancelled', async () => {
    const { user, guides, setState, dialog } = await press();
    expect(guides.save).toHaveBeenCalledExactlyOnceWith(7);
    act(() => setState(offlineState([], [someDownload()])));
    await user.click(dialog.getByRole('button', { name: 'Cancel download of City of Trams' }));
    expect(guides.cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it.each([{ saveData: true }, { type: 'cellular' }])(
    'asks first while data may be metered: %j',
    async (connection) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
      const { user, guides, dialog } = await press();
      expect(guides.save).not.toHaveBeenCalled();
      await user.click(dialog.getByRole('button', { name: 'Save offline (2.00 MB)' }));
      expect(guides.save).toHaveBeenCalledExactlyOnceWith(7);
    },
  );

  it('asks first if there may not be enough space', async () => {
    const { user, guides } = await showButton();
    guides.usage.mockResolvedValue({ usedBytes: 99, quotaBytes: 100, isPersisted: true });
    await user.click(button('Save offline (2.00 MB)'));
    await screen.findByRole('dialog', { name: 'Save offline' });
    expect(guides.save).not.toHaveBeenCalled();
  });
});
