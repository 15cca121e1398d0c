// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS, LIFTED_MS, PocketScreen } from './pocket-screen.tsx';
import { DARK_AFTER_MS, usePocket } from './use-pocket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LINE = 'You passed Lane 1.';

type PocketProps = { readonly isWanted?: boolean; readonly playing?: string | null };

function Pocket({ isWanted = true, playing = null }: PocketProps) {
  const { isDark, darken, wake } = usePocket(isWanted);
  return (
    <>
      <button type="button" onClick={darken}>
        Darken
      </button>
      {isDark && (
        <PocketScreen
          playing={playing}
          next={{ title: 'Lane 2', distance: '40 m' }}
          line={LINE}
          onWake={wake}
        />
      )}
    </>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const dark = () => screen.queryByRole('button', { name: /^Wake the screen/ });
const press = (type: 'pointerDown' | 'pointerUp') => {
  const target = dark();
  if (target !== null) fireEvent[type](target);
};

describe('the screen', () => {
  it('goes dark after 20 seconds without a touch', () => {
    render(<Pocket />);
    pass(DARK_AFTER_MS - 1);
    fireEvent.pointerDown(document.body);
    pass(DARK_AFTER_MS - 1);
    expect(dark()).toBeNull();
    pass(1);
    expect(dark()?.textContent).toContain('Lane 2 40 m');
    expect(dark()?.textContent).toContain(LINE);
  });

  it('shows the playing place beside the next one', () => {
    render(<Pocket playing="Lane 1" />);
    fireEvent.click(screen.getByText('Darken'));
    expect(dark()?.textContent).toContain('Playing Lane 1');
    expect(dark()?.textContent).toContain('Next Lane 2 40 m');
  });

  it('goes dark at once with its button', () => {
    render(<Pocket />);
    fireEvent.click(screen.getByText('Darken'));
    expect(dark()).not.toBeNull();
    expect(document.activeElement).toBe(dark());
  });

  it('stays bright if the position isn’t followed', () => {
    render(<Pocket isWanted={false} />);
    pass(2 * DARK_AFTER_MS);
    expect(dark()).toBeNull();
  });
});

describe('a dark screen', () => {
  beforeEach(() => {
    render(<Pocket />);
    fireEvent.click(screen.getByText('Darken'));
  });

  it('wakes after a touch of one second', () => {
    press('pointerDown');
    pass(HOLD_MS - 1);
    expect(dark()?.dataset.touch).toBe('held');
    pass(1);
    expect(dark()?.dataset.touch).toBe('awake');
    press('pointerUp');
    pass(LIFTED_MS);
    expect(dark()).toBeNull();
  });

  it('covers the page until the finger is lifted and its click has passed', () => {
    press('pointerDown');
    pass(HOLD_MS + 5_000);
    expect(dark()).not.toBeNull();
    press('pointerUp');
    pass(LIFTED_MS - 1);
    expect(dark()).not.toBeNull();
    pass(1);
    expect(dark()).toBeNull();
  });

  it('doesn’t wake from short touches in a pocket', () => {
    for (let touch = 0; touch < 5; touch += 1) {
      press('pointerDown');
      pass(HOLD_MS - 100);
      press('pointerUp');
      const target = dark();
      if (target !== null) fireEvent.click(target, { detail: 1 });
    }
    pass(HOLD_MS);
    expect(dark()).not.toBeNull();
  });

  it('wakes at once from a keyboard or screen reader', () => {
    const target = dark();
    if (target !== null) fireEvent.click(target, { detail: 0 });
    expect(dark()).toBeNull();
  });
});
