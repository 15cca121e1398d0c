import type { Box } from './growth.ts';

/**
 * Positions an open popover by the CSS properties --popover-left and --popover-top, and again when the window changes,
 * as when a phone is turned, until it closes.
 */
export function placePopover(trigger: HTMLElement, popover: HTMLElement): void {
  const place = () => {
    const { left, top } = placeWithin(
      trigger.getBoundingClientRect(),
      popover.getBoundingClientRect(),
      { width: window.innerWidth, height: window.innerHeight },
    );
    popover.style.setProperty('--popover-left', `${left}px`);
    popover.style.setProperty('--popover-top', `${top}px`);
  };
  place();
  window.addEventListener('resize', place);
  popover.addEventListener('toggle', () => window.removeEventListener('resize', place), {
    once: true,
  });
}

type Size = { readonly width: number; readonly height: number };

/** The gap between the floating element and its anchor, and to the edges of the window. */
const GAP = 4;

/**
 * The position of a floating element: below its anchor with their right edges aligned, above it if there is no room
 * below, and within the window as far as it fits.
 */
export function placeWithin(
  anchor: Box,
  floating: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - floating.height;
  const hasRoomBelow = below + floating.height + GAP <= window.height;
  return {
    left: clamp(anchor.left + anchor.width - floating.width, window.width - floating.width),
    top: clamp(hasRoomBelow || above < GAP ? below : above, window.height - floating.height),
  };
}

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
