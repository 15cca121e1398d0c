import type { ConsoleMessage, Page } from '@playwright/test';
import { TILE_URL } from './laneway-process.ts';

export type PageErrors = {
  /** Errors that the test causes on purpose; each pattern must match at least one. */
  readonly expect: (fault: RegExp) => void;
  /** Errors that may or may not occur, depending on the requests pending at that moment. */
  readonly allow: (fault: RegExp) => void;
  /** Unexpected errors, and expected ones that didn't occur. */
  readonly left: () => readonly string[];
};

/** Watches a page for problems that visitors may not notice: errors, and requests to other hosts. */
export async function watchForErrors(page: Page, ownUrl: string): Promise<PageErrors> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  // The stream of notifications, which every page of someone who is logged in has, is cut with the connection.
  const cut = /net::ERR_INCOMPLETE_CHUNKED_ENCODING/;
  const allowed: RegExp[] = [/net::ERR_INTERNET_DISCONNECTED/, cut];
  const ownHost = new URL(ownUrl).host;

  page.on('console', (message) => {
    // Some specs take the tiles away; the map's own sketch replaces them.
    const isMissingTile = message.location().url.includes(TILE_URL);
    if (message.type() !== 'error' || isMissingTile || isMissingPage(message)) return;
    found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const leavesTheBrowser = protocol !== 'data:' && protocol !== 'blob:';
    if (leavesTheBrowser && host !== ownHost) found.push(`foreign request: ${request.url()}`);
  });
  // Not every violation of the CSP reaches the console.
  await page.exposeFunction('reportBreach', (breach: string) => found.push(`policy: ${breach}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'reportBreach')(`${violatedDirective} blocked ${blockedURI}`);
    });
  });

  return {
    expect: (fault) => void expected.push(fault),
    allow: (fault) => void allowed.push(fault),
    left: () => [
      ...found.filter((fault) => ![...expected, ...allowed].some((pattern) => pattern.test(fault))),
      ...expected
        .filter((pattern) => !found.some((fault) => pattern.test(fault)))
        .map((pattern) => `expected but missing: ${pattern}`),
    ],
  };
}

/** The page of a guide or place that doesn't exist has the status 404 for search engines. */
function isMissingPage(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url, 'http://nowhere.example');
  return /^\/(guides\/\d.*)?$/.test(pathname) && message.text().includes('404 (Not Found)');
}
