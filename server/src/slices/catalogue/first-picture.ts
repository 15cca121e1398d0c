import { addressOf } from '@laneway/contract/address';
import type { PublishedGuide } from '@laneway/contract/catalogue';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { mediaAddress, parseMediaField } from '@laneway/domain/media/media-uri';
import type { VisitorAnswers } from './visitor-answers.ts';

const FEATURED = { guide_ids: [...DEFAULT_FEATURED_IDS] };
const FEATURED_ADDRESS = addressOf('listGuides', { query: FEATURED });
/** A link to a guide and nothing else. */
const SHARED_GUIDE = /^guide=([1-9]\d{0,8})$/;

/**
 * The address of the picture that a visitor sees first when the app opens with this query; null where that is none of
 * ours or not known. It is read from the very answer that the app asks for next, so no work is done for it alone.
 */
export async function findFirstPicture(
  forVisitors: VisitorAnswers,
  query: string,
): Promise<string | null> {
  const cover = parseMediaField((await findGuideInFront(forVisitors, query))?.g_image);
  return cover.ok && cover.value?.kind === 'stored' ? mediaAddress(cover.value) : null;
}

async function findGuideInFront(
  forVisitors: VisitorAnswers,
  query: string,
): Promise<PublishedGuide | undefined> {
  if (query === '') {
    const featured = await forVisitors.listGuides(FEATURED_ADDRESS, FEATURED);
    return featured.ok ? (read(featured.value.bytes) as PublishedGuide[])[0] : undefined;
  }
  const [, id] = SHARED_GUIDE.exec(query) ?? [];
  if (id === undefined) return undefined;
  const shared = await forVisitors.getGuide(addressOf('getGuide', { params: { id } }), Number(id));
  return shared.ok ? (read(shared.value.bytes) as PublishedGuide) : undefined;
}

function read(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString());
}
