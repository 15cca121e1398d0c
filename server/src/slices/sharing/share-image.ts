import { createHash } from 'node:crypto';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { centsFromDecimal, formatCents } from '@laneway/domain/money';
import type { ShareCardWords } from '@laneway/domain/sharing/share-card';

/** The path of a guide's card. It changes with the contents of the card, so that it can be cached forever. */
export function shareImagePath(guide: PublishedGuide): string {
  return `/share/guides/${guide.g_id}?v=${cardVersion(guide)}`;
}

export function cardVersion(guide: PublishedGuide): string {
  const shown = JSON.stringify([guide.g_image, wordsOf(guide)]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 10);
}

export function wordsOf({ g_title, g_author, g_price }: PublishedGuide): ShareCardWords {
  const price = g_price === 0 ? 'Free' : formatCents(centsFromDecimal(g_price) ?? 0);
  return { title: g_title, author: g_author, price };
}
