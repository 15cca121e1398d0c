import { LIMITS } from '@laneway/contract/limits';
import { startOf } from '@laneway/domain/guides/guide-content';
import type { PlaceContent } from '@laneway/domain/guides/place-content';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { priceSaved } from '@laneway/domain/guides/pricing';
import { printMediaUri } from '@laneway/domain/media/media-uri';
import { replaceStoredUris } from '@laneway/domain/text/stored-images';
import type { JobRun } from '../../platform/jobs/job-table.ts';
import {
  findOriginalPlaces,
  nameNumberOf,
  type RevisionContent,
} from '../authoring/public/revision-content.ts';
import { openRevision } from '../authoring/public.ts';
import { limitPublishedSize } from '../catalogue/public/guide-size.ts';
import { publishRevision, type Revision } from '../catalogue/public.ts';
import { copyToProduction, MissingObject } from '../media/public/media-to-publish.ts';
import type { PublishedMedia } from '../media/public.ts';
import { notifyOfNewVersion } from '../offline/public.ts';
import { faultyMediaText, findMediaOfGuide, type MediaOfGuide } from './check-media-of-guide.ts';
import { notifyOfMove, notifyOfTransferFailure } from './notify-of-move.ts';
import type { ReviewDeps } from './review-deps.ts';
import { markFailed, markPublished, markTransferring, recordHistory } from './store.ts';

/** A transfer that can't succeed without someone's action. */
class NotTransferable extends Error {}

const STORE_FAILED = 'We couldn’t copy the files. We’ll try again.';
const STORE_GAVE_UP = 'We couldn’t copy the files. Choose Publish to try again.';

/**
 * Publishes an approved guide: copies its files to production, then writes the published rows, the status, the history
 * and the notifications in one transaction. It may be killed at any point, run any number of times and by two workers at
 * once: files are copied to keys that follow from the guide and the file, and only a guide that is still approved is
 * published.
 */
export async function transferGuide(
  deps: ReviewDeps,
  { pendingGuideId }: { readonly pendingGuideId: number },
  { isLastAttempt }: JobRun,
): Promise<void> {
  if (!(await markTransferring(deps.db, pendingGuideId))) return;
  try {
    await transfer(deps, pendingGuideId);
  } catch (error) {
    // A retry would fail in the same way, so the job ends here, and Publish starts a new one.
    const isFinal = error instanceof NotTransferable || isLastAttempt;
    const otherwise = isFinal ? STORE_GAVE_UP : STORE_FAILED;
    const reason = error instanceof NotTransferable ? error.message : otherwise;
    await reportFailure(deps, pendingGuideId, reason, isFinal);
    if (!(error instanceof NotTransferable)) throw error;
  }
}

async function transfer(deps: ReviewDeps, id: number): Promise<void> {
  const { db, clock } = deps;
  const approved = await db.transaction(async (tx) => {
    const revision = await openRevision(tx, id);
    if (revision === null || revision.status !== 'approved') return null;
    return { revision, found: await findMediaOfGuide(tx, deps, revision) };
  });
  if (approved === null || approved.found === null) return;
  const { content, faulty } = approved.found;
  if (faulty.length > 0) throw new NotTransferable(faultyMediaText(faulty));
  const media = await copyMedia(deps, id, approved.found);

  await db.transaction(async (tx) => {
    const revision = await openRevision(tx, id);
    // Another worker was faster, or an admin has deleted it. Nothing else changes an approved guide, so the content
    // read before the files were copied is still current.
    if (revision === null || revision.status !== 'approved') return;
    const { authorId, originalId } = revision;
    const now = clock();
    const { removed: removedPlaceIds } = await findOriginalPlaces(tx, id);
    const facts = { guideId: originalId, authorId, removedPlaceIds, media };
    const toPublish = revisionToPublish(content, facts);
    const published = await limitPublishedSize(tx, originalId, () =>
      publishRevision(tx, toPublish, now),
    );
    if (!published.ok) throw new NotTransferable(published.error.detail);
    const guideId = published.value;
    await notifyOfNewVersion(tx, guideId);
    await markPublished(tx, { id, guideId, now });
    const move = { from: 'approved', to: 'published' } as const;
    const event = await recordHistory(tx, {
      ...move,
      pendingGuideId: id,
      actorId: null,
      source: 'automatic',
      act: 'status_changed',
      comment: null,
      ownContent: false,
      now,
    });
    await notifyOfMove(tx, deps, {
      ...move,
      event,
      revision: { ...revision, originalId: guideId },
      comment: null,
      actorId: null,
    });
  });
}

/** Copies every file to production; the result is by the URI in the draft. */
async function copyMedia(
  { blobs, buckets }: ReviewDeps,
  pendingGuideId: number,
  { media, ready }: MediaOfGuide,
): Promise<ReadonlyMap<string, PublishedMedia>> {
  const copied = new Map<string, PublishedMedia>();
  for (const [uri, file] of ready) {
    const uses = media.filter((one) => one.uri === uri);
    // A file in two guides is two objects: each has the access rules of its own guide.
    const to = { bucket: buckets.production, key: `${pendingGuideId}/${file.key}` };
    try {
      copied.set(uri, await copyToProduction(blobs, file, to));
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error;
      const label = uses[0]?.label ?? '';
      throw new NotTransferable(
        `${label} “${file.file_name}”: This file is missing. Upload it again.`,
      );
    }
  }
  return copied;
}

async function reportFailure(
  deps: ReviewDeps,
  id: number,
  reason: string,
  isFinal: boolean,
): Promise<void> {
  const shown = reason.slice(0, LIMITS.mediaFailure);
  await deps.db.transaction(async (tx) => {
    const revision = await openRevision(tx, id);
    if (revision === null || !(await markFailed(tx, id, shown)) || !isFinal) return;
    const event = await recordHistory(tx, {
      pendingGuideId: id,
      actorId: null,
      source: 'system_process',
      act: 'transfer_failed',
      comment: shown,
      ownContent: false,
      now: deps.clock(),
    });
    await notifyOfTransferFailure(tx, deps, { event, revision, reason: shown });
  });
}

/** A pending guide as it will be published, with the URIs of its copied files. Withdrawn places are left out. */
function revisionToPublish(
  { guide, places }: RevisionContent,
  facts: {
    readonly guideId: number | null;
    readonly authorId: number;
    readonly removedPlaceIds: readonly number[];
    /** The published files by their URI in the draft. */
    readonly media: ReadonlyMap<string, PublishedMedia>;
  },
): Revision {
  const { guideId, authorId, removedPlaceIds, media } = facts;
  const published = places
    .map((place, index) => ({ ...place, nameNumber: nameNumberOf(place, index) }))
    .filter(({ status }) => status !== 'withdrawn');
  return {
    guideId,
    authorId,
    guide: {
      ...guide,
      ...publishedFieldsOf(guide, 'Untitled guide', media),
      // Settled here once: it stays where it is when the place is moved or withdrawn, and the next draft shows it as the
      // guide's start.
      location: startOf(
        guide,
        published.map(({ content }) => content),
      ),
      priceCents: priceSaved(guide),
    },
    places: published.map(({ originalPlaceId, nameNumber, content }) => ({
      ...content,
      // A place may be submitted without a title, but visitors need one.
      ...publishedFieldsOf(content, placeLabel(null, nameNumber), media),
      audioMs: content.audio === null ? null : (media.get(content.audio)?.durationMs ?? null),
      placeId: originalPlaceId,
      nameNumber,
    })),
    removedPlaceIds,
    isOrderedByHand: published.some(({ position }) => position !== null),
    media: [
      ...new Map([...media.values()].map((one) => [`${one.bucket}/${one.key}`, one])).values(),
    ],
  };
}

/** The fields whose published form differs from the draft. */
function publishedFieldsOf(
  content: Omit<PlaceContent, 'marker' | 'trigger' | 'isSample'>,
  untitled: string,
  media: ReadonlyMap<string, PublishedMedia>,
) {
  const moved = new Map([...media].map(([uri, one]) => [uri, uriOf(one)]));
  const at = (uri: string | null) => (uri === null ? null : (moved.get(uri) ?? uri));
  return {
    title: content.title ?? untitled,
    description: replaceStoredUris(content.description ?? '', moved),
    image: at(content.image),
    imagePlaceholder:
      content.image === null ? null : (media.get(content.image)?.placeholder ?? null),
    audio: at(content.audio),
    audioCaptions: at(content.audioCaptions),
    video: at(content.video),
    videoCaptions: at(content.videoCaptions),
  };
}

function uriOf({ bucket, key }: PublishedMedia): string {
  return printMediaUri({ kind: 'stored', bucket, key });
}
