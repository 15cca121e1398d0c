import type { PublishedGuide } from '@laneway/contract/catalogue';
import { printNamedGuidePath } from '@laneway/domain/app-links/guide-path';
import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import { imageSrcset } from '@laneway/domain/media/responsive-images';
import type { Refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import type { CallContext, Outcome } from '../../platform/http/calls.ts';
import { type Html, html, pageSheet, printPage } from '../../platform/web-pages/page.ts';
import { wordsOf } from './share-image.ts';

type EmbedDeps = {
  readonly publicUrl: string;
  /** The guide as visitors see it. */
  readonly findGuide: (guideId: number) => Promise<Result<CachedResponse, Refusal>>;
};

/** The text has the room that it needs, up to two lines each, and the cover has the rest of the frame. */
const SHEET = pageSheet(`
main{padding:0;max-width:none}
article{position:relative;display:flex;flex-direction:column;height:100vh;background:var(--card);border:1px solid var(--line);border-radius:16px;overflow:hidden}
img{flex:1 1 0;width:100%;min-height:0;object-fit:cover;background:var(--line)}
.text{padding:1rem}
h1,.soft{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
h1{margin:0 0 .25rem;font-size:1.35rem}
h1 a{color:inherit;text-decoration:none}
h1 a::after{content:"";position:absolute;inset:0}
article:focus-within{outline:3px solid var(--brick);outline-offset:-3px}
h1 a:focus-visible{outline:none}
p{margin:0}
.go{margin-top:.5rem;color:var(--brick);font-weight:600}
`);

const FIVE_MINUTES = 'public, max-age=300';

/**
 * A card of a guide that other sites show in a frame: what every visitor sees, a link to the guide, and no script. It is
 * the only page of ours that may be framed, so nobody can be made to press a button of the app without seeing it.
 */
export async function getEmbed(
  { publicUrl, findGuide }: EmbedDeps,
  { params, reply }: CallContext<'getEmbed'>,
): Promise<Outcome<'getEmbed'>> {
  const found = await findGuide(params.id);
  const guide: PublishedGuide | null = found.ok ? JSON.parse(found.value.bytes.toString()) : null;
  const title = guide === null ? 'Guide not found' : guide.g_title;
  const card = guide === null ? missingCard(publicUrl) : guideCard(publicUrl, guide);
  const { document, headers } = printPage(`${title} – Laneway`, card, SHEET);
  reply
    .status(guide === null ? 404 : 200)
    .headers({
      ...headers,
      'content-security-policy': `default-src 'none'; style-src ${SHEET.hash}; font-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': FIVE_MINUTES,
      // The guide's own page is the one to be found.
      'x-robots-tag': 'noindex',
    })
    .send(document);
  return { kind: 'sent' };
}

function guideCard(publicUrl: string, guide: PublishedGuide): Html {
  const { title, author, price } = wordsOf(guide);
  const places = guide.g_place_count === 1 ? '1 place' : `${guide.g_place_count} places`;
  return cardOf({
    cover: coverOf(guide),
    title,
    href: publicUrl + encodeURI(printNamedGuidePath(guide.g_id, title)),
    text: `By ${author} · ${price} · ${places}`,
    go: 'See it on Laneway',
  });
}

function missingCard(publicUrl: string): Html {
  return cardOf({
    cover: html``,
    title: 'This guide isn’t available',
    href: publicUrl,
    text: 'It may have been taken down.',
    go: 'See all guides on Laneway',
  });
}

type Card = {
  readonly cover: Html;
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly go: string;
};

function cardOf({ cover, title, href, text, go }: Card): Html {
  return html`<article>${cover}<div class="text"><h1><a href="${href}" target="_blank" rel="noopener">${title}</a></h1><p class="soft">${text}</p><p class="go">${go}</p></div></article>`;
}

/** The title beside it describes the image. */
function coverOf({ g_image: image }: PublishedGuide): Html {
  const parsed = parseMediaField(image);
  if (!parsed.ok || parsed.value === null) return html``;
  const src = mediaAddress(parsed.value);
  const srcset = imageSrcset(src);
  return srcset === null
    ? html`<img src="${src}" alt="" referrerpolicy="no-referrer">`
    : html`<img src="${src}" srcset="${srcset}" sizes="100vw" alt="" referrerpolicy="no-referrer">`;
}
