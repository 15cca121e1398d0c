type NotingHandler = NonNullable<Window['onclick']> & { readonly target?: unknown };

/** What opens a popover has done so without us; pressed again, it would close it. */
const LEFT_UNDONE = 'button:not([popovertarget])';

/** The button that was pressed last since the page came, as the script of the page has noted; from now on it doesn't. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const noted: NotingHandler | null = window.onclick;
  window.onclick = null;
  const pressed = noted?.target instanceof Element ? noted.target.closest('button') : null;
  return pressed?.matches(LEFT_UNDONE) === true ? pressed : null;
}
