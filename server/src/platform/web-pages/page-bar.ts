import { LIMITS } from '@laneway/contract/limits';
import { contentTexts } from '@laneway/domain/content-texts';
import { html } from './page.ts';

/** The style of the bar: the app's own, without scripts. */
export const PAGE_BAR_STYLE = `
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
export const PAGE_BAR = html`<header class="bar"><a class="round" href="/" aria-label="Back to guides">${BACK}</a>
<details><summary class="round" aria-label="Menu">${MENU}</summary><nav class="menu" aria-label="Main">
<search><form action="/"><input type="search" name="search" aria-label="Search" placeholder="${contentTexts.searchPlaceholder}" maxlength="${LIMITS.searchTerms}" required></form></search>
<a href="/">See all guides</a></nav></details></header>`;
