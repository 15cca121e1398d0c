type NotingHandler = NonNullable<Window['onclick']> & { readonly target?: unknown };

/** The button that was pressed last since the page came, as the script of the page has noted; from now on it doesn't. */
export function takeEarlyPress(): HTMLButtonElement | null {
  const noted: NotingHandler | null = window.onclick;
  window.onclick = null;
  return noted?.target instanceof Element ? noted.target.closest('button') : null;
}
