import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { TITLE_FACE_PATH } from './title-face.ts';

/** HTML that is safe to put into a page as it is. */
export type Html = { readonly html: string };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML; every value is escaped unless it was built the same way. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const parts = values.map((value) => {
    if (typeof value === 'object')
      return 'html' in value ? value.html : value.map((one) => one.html).join('');
    return String(value).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  });
  return { html: String.raw({ raw: strings }, ...parts) };
}

/** One style sheet for the few pages that the server renders itself, in the colours of the app. */
const STYLE = `
@font-face{font-family:Fraunces;font-weight:100 900;font-display:swap;src:url("${TITLE_FACE_PATH}") format("woff2")}
:root{color-scheme:light dark;--ink:#1f2a30;--paper:#fbf7f0;--card:#fff;--line:#e4dccf;--brick:#b4472b;--soft:#55626a}
@media (prefers-color-scheme:dark){:root{--ink:#f2ede4;--paper:#12181b;--card:#1b2428;--line:#33414a;--brick:#f0906f;--soft:#b3bdc2}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.15}
h2{margin:2.5rem 0 .75rem;text-transform:capitalize}
a{color:var(--brick)}
details{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:.5rem 0;overflow:hidden}
summary{padding:.75rem 1rem;cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
summary:focus-visible{outline:2px solid var(--brick);outline-offset:-2px}
code,pre{font:14px/1.5 ui-monospace,monospace}
pre{margin:0;padding:1rem;overflow:auto;border-top:1px solid var(--line);max-height:28rem}
pre.email{white-space:pre-wrap;overflow-wrap:anywhere;max-height:none}
.method{font-weight:700;color:var(--brick);min-width:4rem}
.soft{color:var(--soft)}
.chip{border:1px solid var(--line);border-radius:999px;padding:0 .6rem;font-size:.85rem;margin-left:auto}
`;

export type PageSheet = { readonly css: string; readonly hash: string };

/** The shared style sheet with additions for one page. */
export function pageSheet(more = ''): PageSheet {
  const css = STYLE + more;
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

const PLAIN_SHEET = pageSheet();
const NO_HEADER = html``;

export type PrintedPage = {
  readonly document: string;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * A page with a header above its content. The policy allows its one style sheet by its hash, our own fonts, and no
 * script at all.
 */
export function printPage(
  title: string,
  body: Html,
  { css, hash }: PageSheet = PLAIN_SHEET,
  header: Html = NO_HEADER,
): PrintedPage {
  const { html: document } = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="/icon.svg"><style>${{ html: css }}</style></head><body>${header}<main>${body}</main></body></html>`;
  return {
    document,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hash}; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  };
}

export function sendPage(reply: FastifyReply, ...page: Parameters<typeof printPage>): FastifyReply {
  const { document, headers } = printPage(...page);
  return reply.headers(headers).send(document);
}
