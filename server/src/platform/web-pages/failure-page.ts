import { LIMITS } from '@laneway/contract/limits';
import { PROBLEMS } from '@laneway/contract/problem-status';
import { contentTexts } from '@laneway/domain/content-texts';
import type { Refusal } from '@laneway/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, pageSheet, sendPage } from './page.ts';

/** The style of the bar: the app's own, without scripts. */
const PAGE_BAR_STYLE = `
.bar{position:absolute;inset:0 0 auto;display:flex;justify-content:space-between;align-items:start;padding:1rem}
.bar :is(a,summary){color:var(--ink)}
.round{display:grid;place-items:center;width:44px;height:44px;padding:0;border-radius:999px;background:var(--card);box-shadow:0 0 0 1px var(--ink)}
.round svg{width:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.bar details{display:grid;justify-items:end;gap:.5rem;margin:0;border:0;background:none;overflow:visible}
.bar summary.round{list-style:none;background:var(--ink);color:var(--paper);box-shadow:0 0 0 2px var(--paper)}
summary::-webkit-details-marker{display:none}
.menu{display:grid;gap:.5rem;width:min(20rem,calc(100vw - 2rem));padding:.75rem;border-radius:12px;background:var(--card);box-shadow:0 4px 24px rgb(0 0 0/.2)}
.menu form{margin:0}
.menu input{width:100%;min-height:44px;padding:0 1rem;border:1px solid var(--soft);border-radius:999px;background:var(--paper);color:var(--ink);font:inherit}
.menu a{display:flex;align-items:center;min-height:44px;padding:0 .75rem;text-decoration:none}
.bar :is(a,summary,input):focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`;

const BACK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>`;
const MENU = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg>`;

/** The bar of every page of the app, with the menu items that have URLs. */
const PAGE_BAR = html`<header class="bar"><a class="round" href="/" aria-label="Back to guides">${BACK}</a>
<details><summary class="round" aria-label="Menu">${MENU}</summary><nav class="menu" aria-label="Main">
<search><form action="/"><input type="search" name="search" aria-label="Search" placeholder="${contentTexts.searchPlaceholder}" maxlength="${LIMITS.searchTerms}" required></form></search>
<a href="/">See all guides</a></nav></details></header>`;

const SHEET = pageSheet(`
body{min-height:100vh;display:grid;place-items:center}
main{display:grid;justify-items:center;gap:1rem;max-width:25rem;padding:1.5rem;text-align:center;text-wrap:balance}
h1,p{margin:0}
h1{font-size:1.728rem;font-weight:500;letter-spacing:-.01em}
main code{overflow-wrap:anywhere}
main svg{width:3rem;fill:var(--brick)}
main a{display:inline-flex;align-items:center;min-height:44px;padding:.5rem 1.25rem;border-radius:999px;background:#b4472b;color:#fff;font-weight:600;text-decoration:none}
main a:is(:hover,:active){background:#98391f}
main a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
${PAGE_BAR_STYLE}`);

const MARK = html`<svg viewBox="0 0 64 64" aria-hidden="true"><path fill-rule="evenodd" d="M32 2C18.7 2 8 12.6 8 25.7 8 42.8 32 63 32 63s24-20.2 24-37.3C56 12.6 45.3 2 32 2Zm-13 36V25a13 13 0 0 1 26 0v13h-7l-4.3-15h-3.4L26 38Z"/></svg>`;

const HOME = html`<a href="/">See all guides</a>`;
/** Links to the URL that failed. */
const AGAIN = html`<a href="">Try again</a>`;

const PAGE_TYPE = /^text\/html$/i;
const JSON_TYPES = /^application\/(problem\+)?json$/i;

/** True if a person will read the reply: a browser that opens a URL outside of the API. */
export function isForReader({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const isApi = /^\/api(?![^/?])/.test(url);
  const { accept = '' } = headers;
  return !isApi && weightOf(PAGE_TYPE, accept) > weightOf(JSON_TYPES, accept);
}

/** A refusal as a small page with a link to continue, for someone who opened a URL in a browser. */
export function sendFailurePage(reply: FastifyReply, { code, detail }: Refusal): FastifyReply {
  const { status, title } = PROBLEMS[code];
  const [heading, text] =
    code === 'not_found'
      ? [detail, 'It may have moved, or the link might be wrong.']
      : [title, detail];
  const mayPass = status >= 500;
  const id = html`<p class="soft">Request ID <code>${reply.request.id}</code></p>`;
  const body = html`${MARK}<h1>${heading}</h1><p>${text}</p>${mayPass ? [AGAIN, id] : HOME}`;
  return sendPage(reply.code(status), `${heading} · Laneway`, body, SHEET, PAGE_BAR);
}

/**
 * The client's preference for a media type: 0 unless it is named explicitly, because only browsers ask for pages by
 * name.
 */
function weightOf(type: RegExp, accept: string): number {
  const weights = accept.split(',').map((item) => {
    const [name = '', ...params] = item.split(';').map((part) => part.trim());
    if (!type.test(name)) return 0;
    const q = params.find((param) => param.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  });
  return Math.max(...weights);
}
