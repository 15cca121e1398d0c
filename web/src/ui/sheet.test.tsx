// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import { Stage } from './stage.tsx';
import { BESIDE } from './use-media-query.ts';

const onClose = vi.fn();
const onPick = vi.fn();

function isCovered(name: string): boolean {
  return screen.getByRole('button', { name, hidden: true }).closest('[inert]') !== null;
}

/** A stage with a sheet on a window of this width. */
function open(width: number) {
  onTestFinished(cleanup);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    // Reduced motion, because animations aren't available here.
    const answers: Readonly<Record<string, boolean>> = {
      [BESIDE]: width >= 768,
      '(prefers-reduced-motion: reduce)': true,
    };
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: answers[query] ?? false });
  });
  render(
    <Stage
      backdrop={
        <>
          <section aria-roledescription="map" aria-label="Map">
            <button type="button" onClick={onPick}>
              Pin
            </button>
            <a href="#credits">Credits</a>
          </section>
          <button type="button" onClick={onPick}>
            Zoom in
          </button>
        </>
      }
      bottom={<button type="button">Card</button>}
      panel={
        <Sheet label="About this guide" takesFocus onClose={onClose}>
          <p>Words</p>
        </Sheet>
      }
    />,
  );
  return userEvent.setup();
}

/** A finger or mouse that is pressed at one point and released at another. */
function press(name: string, [x, y]: readonly [number, number] = [0, 0]): void {
  const target = screen.getByRole('button', { name });
  fireEvent.pointerDown(target, { isPrimary: true, clientX: 0, clientY: 0 });
  fireEvent.click(target, { detail: 1, clientX: x, clientY: y });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('a sheet on a phone', () => {
  it('takes the focus, and is closed by its button', async () => {
    const user = open(390);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About this guide' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is expanded and collapsed by its grip, and removes what it covers from the tab order', async () => {
    const user = open(390);
    expect([isCovered('Card'), isCovered('Pin')]).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Expand' }));
    const collapse = await screen.findByRole('button', { name: 'Collapse' });
    expect([isCovered('Card'), isCovered('Pin')]).toEqual([true, true]);
    await user.click(collapse);
    await screen.findByRole('button', { name: 'Expand' });
    await waitFor(() => expect(isCovered('Pin')).toBe(false));
  });

  it('is closed by a flick that the browser reports as a single move', async () => {
    open(390);
    const grip = screen.getByRole('button', { name: 'Expand' });
    const flick = (type: string, y: number, at: number) => {
      const event = new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        clientY: y,
      });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(grip, event);
    };
    flick('pointerdown', 100, 1_000);
    flick('pointermove', 160, 1_080);
    flick('pointerup', 160, 1_080);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('is closed by a tap on the map, which selects nothing', () => {
    open(390);
    press('Pin');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each([
    ['a drag of the map', 'Pin', [80, 20] as const],
    ['a button beside it', 'Zoom in', [0, 0] as const],
  ])('stays open after %s', (_, name, to) => {
    open(390);
    press(name, to);
    expect(onClose).not.toHaveBeenCalled();
    expect(onPick).toHaveBeenCalledOnce();
  });

  it('ignores key presses on the map', async () => {
    const user = open(390);
    act(() => screen.getByRole('button', { name: 'Pin' }).focus());
    await user.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    expect(onPick).toHaveBeenCalledOnce();
  });
});

describe('a panel beside the map', () => {
  it.each([768, 820, 1_440])('covers nothing, and leaves the map usable: %d px', (width) => {
    open(width);
    expect([isCovered('Card'), isCovered('Pin')]).toEqual([false, false]);
    press('Pin');
    expect(onClose).not.toHaveBeenCalled();
    expect(onPick).toHaveBeenCalledOnce();
  });
});
