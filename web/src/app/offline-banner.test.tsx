// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../api/failures.ts';
import { createQueryClient } from '../api/query-client.ts';
import { PAGE_NAMES, type PageName } from '../core/navigation/pages.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { offlineText } from './offline-texts.ts';

const TEXT = 'You’re offline. We’ll catch up when you’re back.';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function goes(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void dispatchEvent(new Event(state)));
}

function show(page: PageName, ...ask: readonly (() => Promise<string>)[]) {
  const Asking = ({ index }: { readonly index: number }) =>
    useQuery({ queryKey: [index], queryFn: ask[index] as () => Promise<string> }).data;
  const client = createQueryClient();
  const pageOf = (asking: readonly number[]) => (
    <QueryClientProvider client={client}>
      <OfflineBanner page={page} />
      {asking.map((index) => (
        <Asking key={index} index={index} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(pageOf([...ask.keys()]));
  return { leave: () => rerender(pageOf([])) };
}

function pass(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

const OUTAGE = 'We can’t connect. We’ll keep trying.';

describe('an outage of the server', () => {
  it('is announced once for everything that is missing, until the server has answered all of it', async () => {
    vi.useFakeTimers();
    const isUp = [false, false];
    const ask = [0, 1].map((index) => async () => {
      if (isUp[index] !== true) throw new NetworkError();
      return 'here';
    });
    show('guidesHomePage', ...ask);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await pass(10);
    expect(region.textContent).toBe(OUTAGE);
    expect(document.documentElement.hasAttribute('data-offline')).toBe(true);
    isUp[0] = true;
    await pass(15_000);
    expect(region.textContent).toBe(OUTAGE);
    isUp[1] = true;
    await pass(15_000);
    expect(region.textContent).toBe('');
    expect(document.documentElement.hasAttribute('data-offline')).toBe(false);
  });

  it('stays on the way to another page, and ends where nothing is missing', async () => {
    vi.useFakeTimers();
    const { leave } = show('guidesHomePage', () => Promise.reject(new NetworkError()));
    await pass(10);
    leave();
    await pass(1_000);
    expect(screen.getByRole('status').textContent).toBe(OUTAGE);
    await pass(2_000);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('isn’t what a refusal means', async () => {
    vi.useFakeTimers();
    show('guidesHomePage', () => Promise.reject(new Error('a defect')));
    await pass(10);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the offline banner', () => {
  it('says what the page can do without a connection', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { serviceWorker: { controller: {} } }));
    show('guidesHomePage');
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
    show('sharedFiles');
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
