import { placeWithin } from './place-within.ts';

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
