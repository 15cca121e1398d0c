import { printEmbedPath } from '@laneway/domain/app-links/guide-path';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What a creator pastes into another site: a frame with the card of a guide. */
export function embedCode(origin: string, guideId: number, title: string): string {
  const address = origin + printEmbedPath(guideId);
  const name = `${title} on Laneway`.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
  return `<iframe src="${address}" title="${name}" width="360" height="340" loading="lazy" style="border:0;border-radius:16px;max-width:100%"></iframe>`;
}
