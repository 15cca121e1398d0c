import type { PublishedGuide } from '@laneway/contract/catalogue';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import type { Result } from '@laneway/domain/result';
import { SHARE_CARD } from '@laneway/domain/sharing/share-card';
import type { Queryable } from '../../platform/database/database.ts';
import type { CachedResponse } from '../../platform/http/cached-response.ts';
import { type CallContext, type Outcome, refused } from '../../platform/http/calls.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import type { MediaTools } from '../../ports/media-tools.ts';
import { readCover } from '../media/public/read-cover.ts';
import type { DrawnCards } from './drawn-cards.ts';
import { cardVersion, wordsOf } from './share-image.ts';

const BUSY = refusal('unavailable', 'Please try again in a moment.');
const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

export type ShareCardDeps = {
  readonly db: Queryable;
  readonly blobs: BlobStore;
  readonly tools: Pick<MediaTools, 'drawShareCard'>;
  /** The guide as visitors see it. */
  readonly findGuide: (guideId: number) => Promise<Result<CachedResponse, Refusal>>;
  readonly cards: DrawnCards;
};

/**
 * The preview image of links to a guide: its cover with title, author and price. It is requested by chats and social
 * networks.
 */
export async function getShareCard(
  { db, blobs, tools, findGuide, cards }: ShareCardDeps,
  { params, query, reply }: CallContext<'getShareCard'>,
): Promise<Outcome<'getShareCard'>> {
  const found = await findGuide(params.id);
  if (!found.ok) return refused(found.error);
  const guide: PublishedGuide = JSON.parse(found.value.bytes.toString());
  const version = cardVersion(guide);
  const card = await cards.getOrDraw(`${guide.g_id} ${version}`, async () =>
    tools.drawShareCard(
      await readCover(db, blobs, guide.g_image, SHARE_CARD.width),
      wordsOf(guide),
    ),
  );
  if (!card.ok) return refused(BUSY);
  reply
    .headers({
      'content-type': 'image/jpeg',
      'cache-control': query.v === version ? FOR_EVER : ONE_HOUR,
      'content-security-policy': "default-src 'none'; sandbox",
      // Other sites show this image.
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(card.value);
  return { kind: 'sent' };
}
