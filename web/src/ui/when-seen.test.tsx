// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenSeen } from './when-seen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows its content once it is scrolled into view, and keeps it', () => {
  const seen: IntersectionObserverCallback[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(callback);
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<WhenSeen>Reviews</WhenSeen>);
  const spot = container.firstChild;
  expect(screen.queryByText('Reviews')).toBeNull();
  const report = (isIntersecting: boolean) =>
    act(() =>
      seen[0]?.(
        [{ isIntersecting }] as IntersectionObserverEntry[],
        new Observer(() => {}) as never,
      ),
    );
  report(false);
  expect(screen.queryByText('Reviews')).toBeNull();
  report(true);
  // The element is the same, so nothing was removed and the page is no shorter.
  expect(screen.getByText('Reviews')).toBe(spot);
});

it('shows its content at once in browsers without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<WhenSeen>Reviews</WhenSeen>);
  expect(screen.getByText('Reviews')).toBeDefined();
});
