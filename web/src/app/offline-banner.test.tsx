// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAGE_NAMES } from '../core/navigation/pages.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { offlineText } from './offline-texts.ts';

const TEXT = 'You’re offline. We’ll catch up when you’re back.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function goes(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void dispatchEvent(new Event(state)));
}

describe('the offline banner', () => {
  it('says what the page can do without a connection', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { controller: {} } }));
    render(<OfflineBanner page="guidesHomePage" />);
    goes('offline');
    const text = 'Only saved guides are shown while you’re offline.';
    expect(await screen.findByText(text)).toBeDefined();
    goes('online');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    vi.unstubAllGlobals();
  });

  it('fits one line of a phone on every page', () => {
    const texts = PAGE_NAMES.map(offlineText).filter((text) => text !== null);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(54);
    expect(offlineText('login')).toBe('You’re offline. Connect to log in.');
    expect(offlineText('paymentScreen')).toBe('You’re offline. Connect to get this guide.');
  });

  it('is announced politely while there is no connection, and makes room for itself', () => {
    render(<OfflineBanner page="sharedFiles" />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    goes('offline');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe(TEXT);
    expect(document.documentElement.hasAttribute('data-offline')).toBe(true);
    goes('online');
    expect(region.textContent).toBe('');
    expect(document.documentElement.hasAttribute('data-offline')).toBe(false);
  });
});
