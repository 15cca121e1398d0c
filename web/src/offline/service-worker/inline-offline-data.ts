import { PLACES_PAGE_PARTS } from '@laneway/contract/first-screen';
import { parseAppLink } from '@laneway/domain/app-links/app-link';
import { INLINED_DATA_ID, type InlinedData } from '../inlined-data.ts';
import { readCurrentStore } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import { findGuide, listPlaces } from '../store/read-guides.ts';

/** Finds the guide that a URL leads to among those of the current account; null if it isn't saved. */
export async function findOfflineData(url: string): Promise<InlinedData | null> {
  const { pathname, search } = new URL(url);
  const link = parseAppLink(pathname + search);
  if (link.kind !== 'guide') return null;
  const current = await readCurrentStore();
  if (current === null) return null;
  const { account } = current;
  const db = offlineDatabase(account);
  const [guide, places] = await Promise.all([
    findGuide(db, link.guideId),
    listPlaces(db, link.guideId),
  ]);
  return guide === null || places === null ? null : { account, guide, places: { places } };
}

const PLACES_PAGE = new RegExp(`<!--${PLACES_PAGE_PARTS}(.*?)-->`);
const BODY_END = '</body>';
/** These headers no longer match the rewritten body. */
const HEADERS_OF_BYTES = ['content-length', 'content-encoding', 'etag'];

/**
 * Puts what is saved into the stored page, as the server does with its answers, and names the scripts that show it: the
 * app then has nothing to ask for and nothing to look up before it draws the guide.
 */
export async function inlineOfflineData(shell: Response, saved: InlinedData): Promise<Response> {
  const text = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of HEADERS_OF_BYTES) headers.delete(name);
  // Functions, because a replacement string would interpret `$&` and the like.
  const filled = text
    .replace(PLACES_PAGE, (_note: string, links: string) => links)
    .replace(BODY_END, () => inlineJson(saved) + BODY_END);
  return new Response(filled, { status: shell.status, headers });
}

/** Data, not a script that could run. The one character that could end it is written as JSON can write it. */
function inlineJson(saved: InlinedData): string {
  const json = JSON.stringify(saved).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${INLINED_DATA_ID}">${json}</script>`;
}
