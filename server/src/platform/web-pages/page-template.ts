import { createHash } from 'node:crypto';
import {
  type FirstPart,
  type FirstScreen,
  INITIAL_DATA_ID,
  type InitialData,
} from '@laneway/contract/first-screen';
import { SHARE_CARD } from '@laneway/domain/sharing/share-card';
import { type Html, html } from './page.ts';
import type { PageHead, Subject } from './page-head.ts';

export type PageParts = {
  readonly hasSession: boolean;
  readonly initialData: InitialData;
  /** Null leaves the page's own logo in place of the app. */
  readonly screen: FirstScreen | null;
  /** True if the screen shows the requested content, and not only its skeleton. */
  readonly isComplete: boolean;
  /** The part whose scripts the browser fetches at once; 'noted' leaves those of all parts as comments. */
  readonly firstPart: FirstPart | 'noted' | null;
  readonly head: PageHead;
};

export type FilledPage = {
  readonly text: string;
  readonly inline: InlineHashes;
};

/** The hashes of a page's inline content, as sources of a policy. */
export type InlineHashes = {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
};

const STYLES = /<style>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;
const HTML = /<html/;
const FIRST_IN_HEAD = /<meta charset="utf-8" \/>/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const HEAD_END = /<\/head>/;
const FIRST_PARTS = /<!--(places-page|guide-overview):(.*?)-->/g;
const ROOT = /<div id="root">[\s\S]*?<\/div>/;
const BODY_END = /<\/body>/;

/** Fills the page of the build. A part without a placeholder in the page is left out. */
export function fillPage(template: string, parts: PageParts): FilledPage {
  const { hasSession, initialData, screen, head } = parts;
  const steps: readonly Step[] = [
    hasSession ? put(HTML, safe('<html data-session="likely"')) : unchanged,
    ...(screen === null ? [] : putScreen(screen, parts.isComplete)),
    ...describe(head),
    parts.firstPart === 'noted' ? unchanged : linkScripts(parts.firstPart),
    putBefore(
      BODY_END,
      inlineJson(initialData, html` type="application/json" id="${INITIAL_DATA_ID}"`),
    ),
  ];
  const text = steps.reduce((page, step) => step(page), template);
  // Only scripts of the build are allowed: injected ones would not run.
  return { text, inline: { styles: hashesOf(STYLES, text), scripts: hashesOf(SCRIPTS, template) } };
}

type Step = (page: string) => string;

const unchanged: Step = (page) => page;

/** A replacer function, because some characters are special in a replacement string. */
function put(place: RegExp, by: Html): Step {
  return (page) => page.replace(place, () => by.html);
}

function putAfter(place: RegExp, by: Html): Step {
  return (page) => page.replace(place, (found) => found + by.html);
}

function putBefore(place: RegExp, by: Html): Step {
  return (page) => page.replace(place, (found) => by.html + found);
}

function linkScripts(firstPart: FirstPart | null): Step {
  return (page) =>
    page.replace(FIRST_PARTS, (_note, part: string, links: string) =>
      part === firstPart ? links : '',
    );
}

function putScreen(
  { preloads, styles, markup }: FirstScreen,
  isComplete: boolean,
): readonly Step[] {
  const served = isComplete ? 'complete' : 'loading';
  return [
    // This comes first: on a slow connection the largest image decides when the page looks complete.
    putAfter(FIRST_IN_HEAD, safe(preloads)),
    styles === '' ? unchanged : putBefore(HEAD_END, html`<style>${safe(styles)}</style>`),
    put(ROOT, html`<div id="root" data-served="${served}">${safe(markup)}</div>`),
  ];
}

function describe(head: PageHead): readonly Step[] {
  switch (head.kind) {
    case 'private':
      return [
        putBefore(HEAD_END, html`<meta name="robots" content="noindex">`),
        titleStep(head.title),
      ];
    case 'unknown':
      return [];
    case 'app':
      return [canonicalStep(head.url), titleStep(head.title)];
    case 'about':
      return describeSubject(head);
  }
}

/** A page without a title keeps that of the app. */
function titleStep(title: string | null): Step {
  return title === null ? unchanged : put(TITLE, html`<title>${title} · Laneway</title>`);
}

function canonicalStep(url: string): Step {
  return putBefore(HEAD_END, html`<link rel="canonical" href="${url}">`);
}

function describeSubject({ url, title, description, image, data }: Subject): readonly Step[] {
  const properties = {
    'og:type': 'article',
    'og:site_name': 'Laneway',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:width': SHARE_CARD.width,
    'og:image:height': SHARE_CARD.height,
    'og:image:alt': image.alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  );
  return [
    canonicalStep(url),
    titleStep(title),
    put(DESCRIPTION, html`<meta name="description" content="${description}">`),
    putBefore(HEAD_END, html`${tags}<meta name="twitter:card" content="summary_large_image">`),
    putBefore(HEAD_END, inlineJson(data, html` type="application/ld+json"`)),
  ];
}

/** Data, not an executable script. The one character that could end it is escaped. */
function inlineJson(data: object, attributes: Html): Html {
  const json = safe(JSON.stringify(data).replaceAll('<', '\\u003c'));
  return html`<script${attributes}>${json}</script>`;
}

/** Marks text that was already escaped. */
function safe(text: string): Html {
  return { html: text };
}

function hashesOf(places: RegExp, page: string): readonly string[] {
  return Array.from(page.matchAll(places), ([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}
