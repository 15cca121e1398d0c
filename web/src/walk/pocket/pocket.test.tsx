// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { darkAfterMs, findDarkAfter, keepDarkAfter } from './dark-after.tsx';
import { HOLD_MS, LIFTED_MS, PocketScreen, type PocketScreenProps } from './pocket-screen.tsx';
import { usePocket } from './use-pocket.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PLAYING = { title: 'Lane 1', phase: 'playing' } as const;
const LINE = 'You passed Lane 1.';

const DARK_AFTER_MS = 120_000;

type PocketProps = {
  readonly isWanted?: boolean;
  readonly playing?: PocketScreenProps['playing'];
  readonly onToggle?: () => void;
};

function Pocket({ isWanted = true, playing = null, onToggle = () => undefined }: PocketProps) {
  const { isDark, darken, wake } = usePocket(isWanted, darkAfterMs(findDarkAfter()));
  return (
    <>
      <button type="button" onClick={darken}>
        Darken
      </button>
      <div className="leaflet-container">Map</div>
      {isDark && (
        <PocketScreen
          playing={playing}
          next={{ title: 'Lane 2', distance: '40 m' }}
          line={LINE}
          onToggle={onToggle}
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
  it('goes dark after two minutes without a touch', () => {
    render(<Pocket />);
    pass(DARK_AFTER_MS - 1);
    fireEvent.pointerDown(document.body);
    pass(DARK_AFTER_MS - 1);
    expect(dark()).toBeNull();
    pass(1);
    expect(dark()?.textContent).toContain('Lane 2 40 m');
    expect(dark()?.textContent).toContain(LINE);
  });

  it.each([
    ['playing', 'Playing Lane 1'],
    ['paused', 'Paused Lane 1'],
  ] as const)('says whether the audio is %s', (phase, text) => {
    render(<Pocket playing={{ title: 'Lane 1', phase }} />);
    pass(DARK_AFTER_MS);
    expect(dark()?.textContent).toContain(text);
  });

  it('covers a dialog that was left open, and closes with Escape', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Pocket />);
    pass(DARK_AFTER_MS);
    const layer = screen.getByRole('dialog', { name: 'Dark screen' });
    expect(showModal.mock.instances).toEqual([layer]);
    expect(layer.contains(dark())).toBe(true);
    fireEvent(layer, new Event('cancel', { cancelable: true }));
    expect(dark()).toBeNull();
    expect(layer.hasAttribute('open')).toBe(false);
  });

  it.each(['1', '5', '10'] as const)('goes dark after %s minutes if that was chosen', (choice) => {
    keepDarkAfter(choice);
    render(<Pocket />);
    pass(Number(choice) * 60_000 - 1);
    expect(dark()).toBeNull();
    pass(1);
    expect(dark()).not.toBeNull();
  });

  it('never goes dark by itself if that was chosen', () => {
    keepDarkAfter('never');
    render(<Pocket />);
    pass(3_600_000);
    expect(dark()).toBeNull();
    fireEvent.click(screen.getByText('Darken'));
    expect(dark()).not.toBeNull();
  });

  it('stays bright while someone moves over the map', () => {
    render(<Pocket />);
    for (let second = 0; second < 200; second += 1) {
      fireEvent.pointerMove(screen.getByText('Map'));
      pass(1_000);
    }
    expect(dark()).toBeNull();
    // Elsewhere, the mouse may only have been touched.
    pass(DARK_AFTER_MS - 2_000);
    fireEvent.pointerMove(screen.getByText('Darken'));
    pass(2_000);
    expect(dark()).not.toBeNull();
  });

  it('shows the playing place beside the next one', () => {
    render(<Pocket playing={PLAYING} />);
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

describe('the audio on a dark screen', () => {
  const pause = () => screen.queryByRole('button', { name: 'Hold to pause Lane 1' });

  function darkened(playing: PocketScreenProps['playing']) {
    const onToggle = vi.fn();
    render(<Pocket playing={playing} onToggle={onToggle} />);
    fireEvent.click(screen.getByText('Darken'));
    return onToggle;
  }

  it('pauses after a touch of one second, and the screen stays dark', () => {
    const onToggle = darkened(PLAYING);
    const button = pause() ?? document.body;
    fireEvent.pointerDown(button);
    pass(HOLD_MS - 1);
    expect(onToggle).not.toHaveBeenCalled();
    pass(1);
    fireEvent.pointerUp(button);
    fireEvent.click(button, { detail: 1 });
    pass(2 * HOLD_MS);
    expect(onToggle).toHaveBeenCalledOnce();
    expect(dark()?.dataset.touch).toBe('none');
  });

  it('isn’t paused by short touches in a pocket', () => {
    const onToggle = darkened(PLAYING);
    fireEvent.pointerDown(pause() ?? document.body);
    pass(HOLD_MS - 100);
    fireEvent.pointerUp(pause() ?? document.body);
    pass(HOLD_MS);
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('can be resumed', () => {
    const onToggle = darkened({ title: 'Lane 1', phase: 'paused' });
    fireEvent.click(screen.getByRole('button', { name: 'Hold to play Lane 1' }), { detail: 0 });
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('has no button while nothing plays', () => {
    darkened(null);
    expect(pause()).toBeNull();
  });
});
