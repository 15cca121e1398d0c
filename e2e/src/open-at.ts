import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

type Params = Readonly<Record<string, unknown>>;

/** A page of the stack, and its overlays. */
export type Screen = { readonly entry: Params; readonly overlays?: readonly Params[] };

export const HOME: Screen = { entry: { page: 'guidesHomePage' } };

const NOTHING_YET = {
  currentGuideId: null,
  currentPlaceId: null,
  redirectAfterLogin: null,
  redirectAfterSignup: null,
  lastSearchText: '',
};

/**
 * Opens the app on the top screen in a single load, without rendering those under it. The browser's history is that of
 * someone who navigated there and reloaded, so going back works the same.
 */
export async function openAt(
  page: Page,
  role: string | null,
  screens: readonly Screen[],
): Promise<void> {
  const marks = stacksOf(screens).map((stack, index) => ({
    laneway: 1,
    index,
    nav: { ...NOTHING_YET, role, stack },
  }));
  await page.addInitScript(writeHistory, [randomUUID(), marks] as const);
  await page.goto('/');
}

/** Runs in the page before the app does, and once: later loads are the visitor's own navigation. */
function writeHistory([opening, marks]: readonly [string, readonly object[]]): void {
  if (sessionStorage.getItem(opening) !== null) return;
  sessionStorage.setItem(opening, 'written');
  const [first, ...rest] = marks;
  history.replaceState(first, '');
  for (const mark of rest) history.pushState(mark, '');
}

/** The stack at each of its layers, from the bottom up: the history has an entry for each. */
function stacksOf(screens: readonly Screen[]) {
  const whole = screens.map(({ entry, overlays = [] }) => ({ entry, overlays }));
  return whole.flatMap(({ entry, overlays }, at) =>
    [...Array(overlays.length + 1).keys()].map((count) => [
      ...whole.slice(0, at),
      { entry, overlays: overlays.slice(0, count) },
    ]),
  );
}

/** The role of the person who is logged in, according to the server; null for a visitor. */
export async function roleOf(page: Page): Promise<string | null> {
  const reply = await page.request.get('/api/user');
  return reply.ok() ? (await reply.json()).user_role : null;
}
