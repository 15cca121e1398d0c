import type * as TestingLibrary from '@testing-library/dom';

type SentText = string | { readonly source: string; readonly flags: string } | undefined;

/** A step as it is sent to the page, which gets no regular expressions. */
export type SentStep = {
  readonly role?: string;
  readonly name?: SentText;
  readonly containing?: string;
  readonly text?: SentText;
  readonly css?: string;
};

export type Found = {
  /** The reason why the first of the elements can't be clicked; null if it can. */
  readonly problem: string | null;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly count: number;
  readonly text: string;
};

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

type Search = {
  readonly steps: readonly SentStep[];
  /**
   * 'reach' also scrolls to the first element and checks that a click would hit it, 'select' focuses it and selects its
   * text, 'hidden' also counts invisible elements, and 'element' returns the element itself.
   */
  readonly mode: 'count' | 'reach' | 'select' | 'hidden' | 'element';
};

/** Runs in the page, so everything it needs is within it. */
export async function findInPage({
  steps,
  mode,
}: Search): Promise<Found | Element | undefined | 'no library'> {
  const library = window.TestingLibraryDom;
  if (library === undefined) return 'no library';
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const isHiddenFound = mode === 'hidden' || mode === 'element';
  const matcher = (text: SentText) =>
    typeof text === 'object' ? new RegExp(text.source, text.flags) : text;

  const follow = (from: HTMLElement, step: SentStep): HTMLElement[] => {
    const name = matcher(step.name);
    if (step.css !== undefined) return [...from.querySelectorAll<HTMLElement>(step.css)];
    if (step.role === undefined) return library.queryAllByText(from, matcher(step.text) ?? '');
    const named = library.queryAllByRole(from, step.role, name === undefined ? {} : { name });
    const { containing } = step;
    return containing === undefined
      ? named
      : named.filter(({ textContent }) => textContent.includes(containing));
  };

  const found = steps
    .reduce<HTMLElement[]>(
      (froms, step) => [...new Set(froms.flatMap((from) => follow(from, step)))],
      [document.body],
    )
    .filter((element) => isHiddenFound || isVisible(element));
  const [first] = found;
  if (mode === 'element') return first;
  const text = first?.innerText ?? '';
  const result = (problem: string | null, rect?: DOMRect) => ({
    problem,
    box:
      rect === undefined ? null : { x: rect.x, y: rect.y, width: rect.width, height: rect.height },
    count: found.length,
    text,
  });
  if (first === undefined) return result('It is not on the page.');
  if (mode === 'select') {
    first.focus();
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  }
  if (mode !== 'reach') return result(null);

  const isDisabled = first.matches(':disabled, [aria-disabled="true"]');
  if (isDisabled) return result('It is disabled.');
  const seen = first.getBoundingClientRect();
  const isWithin =
    seen.top >= 0 && seen.left >= 0 && seen.bottom <= innerHeight && seen.right <= innerWidth;
  if (!isWithin) {
    first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const before = first.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = first.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y) return result('It is moving.');
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isHit = first.contains(hit) || hit?.closest('label')?.contains(first) === true;
  return result(isHit ? null : `It is covered by ${hit?.outerHTML.slice(0, 200)}.`, box);
}
