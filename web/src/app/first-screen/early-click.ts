type NotingHandler = NonNullable<Window['onclick']> & { readonly target?: unknown };

/** A popover button works without scripts; pressed again, it would close the popover. */
const REPLAYABLE = 'button:not([popovertarget])';

/** The last button pressed before the app was ready, as recorded by the page's inline script, which this stops. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const noted: NotingHandler | null = window.onclick;
  window.onclick = null;
  const pressed = noted?.target instanceof Element ? noted.target.closest('button') : null;
  return pressed?.matches(REPLAYABLE) === true ? pressed : null;
}
