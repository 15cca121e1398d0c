import { onTestFinished } from 'vitest';

const OPEN = 'data-popover-open';

/** Popovers for the simulated DOM, which has none: opened by their button, closed by Escape. */
export function providePopovers(): void {
  const style = document.createElement('style');
  style.textContent = `[popover]:not([${OPEN}]) { display: none; }`;
  document.head.append(style);

  const set = (popover: Element, isOpen: boolean) => {
    if (popover.hasAttribute(OPEN) === isOpen) return;
    popover.toggleAttribute(OPEN, isOpen);
    const states = { newState: isOpen ? 'open' : 'closed', oldState: isOpen ? 'closed' : 'open' };
    popover.dispatchEvent(Object.assign(new Event('toggle'), states));
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover !== null) set(popover, !popover.hasAttribute(OPEN));
  };
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    for (const popover of document.querySelectorAll(`[${OPEN}]`)) {
      set(popover, false);
      focusOpener(popover);
    }
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  HTMLElement.prototype.showPopover = function showPopover() {
    set(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    set(this, false);
  };
  onTestFinished(() => {
    style.remove();
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
}

/** Browsers return the focus to where it was when the popover opened. */
function focusOpener(popover: Element): void {
  document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
}
