import { SHARE_CARD, type ShareCardWords, wrapLines } from '@laneway/domain/sharing/share-card';
import { canDraw, outlineOf, widthOf } from './card-letters.ts';

const MARGIN = 72;
const TITLE = { size: 76, line: 88, maxLines: 3 } as const;
const SMALL = 34;
const CHIP = { height: 60, padding: 26 } as const;
const { width, height } = SHARE_CARD;

/** Our logo, on a square of 64. */
const MARK =
  'M32 2C18.7 2 8 12.6 8 25.7 8 42.8 32 63 32 63s24-20.2 24-37.3C56 12.6 45.3 2 32 2Zm-13 36V25a13 13 0 0 1 26 0v13h-7l-4.3-15h-3.4L26 38Z';

/** The overlay of the cover: a shade for contrast, the texts and our logo. */
export function cardSvg({ title, author, price }: ShareCardWords): string {
  // Missing letters would leave gaps, so the texts are left out in such a script.
  const words = drawWords(
    canDraw(title) ? title : '',
    canDraw(author) ? `by ${author}` : '',
    price,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#12181b" stop-opacity=".5"/><stop offset=".3" stop-color="#12181b" stop-opacity=".12"/>
<stop offset=".5" stop-color="#12181b" stop-opacity=".45"/><stop offset="1" stop-color="#12181b" stop-opacity=".92"/>
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<path transform="translate(${MARGIN} 56) scale(.9)" fill="#fff" fill-rule="evenodd" d="${MARK}"/>
<path fill="#fff" d="${outlineOf('Laneway', MARGIN + 72, 98, 42)}"/>
${words}</svg>`;
}

function drawWords(title: string, byline: string, price: string): string {
  const lines = wrapLines(
    title,
    { maxWidth: width - 2 * MARGIN, maxLines: TITLE.maxLines },
    (line) => widthOf(line, TITLE.size),
  );
  const bottom = height - MARGIN;
  const lastTitleLine = bottom - CHIP.height - 36;
  const titlePaths = lines.map((line, index) => {
    const baseline = lastTitleLine - (lines.length - 1 - index) * TITLE.line;
    return outlineOf(line, MARGIN, baseline, TITLE.size);
  });
  const chipWidth = widthOf(price, SMALL) + 2 * CHIP.padding;
  const baseline = bottom - CHIP.height / 2 + SMALL * 0.34;
  return `<path fill="#fff" d="${titlePaths.join('')}"/>
<rect x="${MARGIN}" y="${bottom - CHIP.height}" width="${chipWidth}" height="${CHIP.height}" rx="${CHIP.height / 2}" fill="${price === 'Free' ? '#1e6b52' : '#b4472b'}"/>
<path fill="#fff" d="${outlineOf(price, MARGIN + CHIP.padding, baseline, SMALL)}"/>
<path fill="#f2ede4" d="${outlineOf(shortByline(byline, chipWidth), MARGIN + chipWidth + 28, baseline, SMALL)}"/>`;
}

function shortByline(byline: string, chipWidth: number): string {
  const maxWidth = width - 2 * MARGIN - chipWidth - 28;
  return wrapLines(byline, { maxWidth, maxLines: 1 }, (line) => widthOf(line, SMALL))[0] ?? '';
}
