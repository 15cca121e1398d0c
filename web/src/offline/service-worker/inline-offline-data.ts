import { PLACES_PAGE_PARTS } from '@laneway/contract/first-screen';
import { INLINED_DATA_ID, type InlinedData } from '../inlined-data.ts';

const PLACES_PAGE = new RegExp(`<!--${PLACES_PAGE_PARTS}(.*?)-->`);
const BODY_END = '</body>';
/** They are about the bytes that were stored. */
const HEADERS_OF_BYTES = ['content-length', 'content-encoding', 'etag'];

/**
 * Puts what is saved into the stored page, as the server does with its answers, and names the scripts that show it: the
 * app then has nothing to ask for and nothing to look up before it draws the guide.
 */
export async function inlineOfflineData(shell: Response, saved: InlinedData): Promise<Response> {
  const text = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of HEADERS_OF_BYTES) headers.delete(name);
  // By functions, because in a text some characters would stand for what was found.
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
