// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineBanner } from './offline-banner.tsx';

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
