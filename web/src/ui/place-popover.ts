import { placeWithin } from './place-within.ts';

/** Positions an open popover by the CSS properties --popover-left and --popover-top. */
export function placePopover(trigger: HTMLElement, popover: HTMLElement): void {
  const { left, top } = placeWithin(
    trigger.getBoundingClientRect(),
    popover.getBoundingClientRect(),
    { width: window.innerWidth, height: window.innerHeight },
  );
  popover.style.setProperty('--popover-left', `${left}px`);
  popover.style.setProperty('--popover-top', `${top}px`);
}
