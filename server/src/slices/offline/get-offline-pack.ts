import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { OfflinePack, PackedTiles } from '@laneway/contract/offline-pack';
import type { Bounds } from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import {
  MAP_TILE_TEMPLATE,
  MAX_VECTOR_ZOOM,
  VECTOR_ZOOM_DIFFERENCE,
} from '@laneway/domain/geo/map-file';
import { parseShapesInSteps } from '@laneway/domain/geo/shapes-text';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { type MediaFields, packedMedia } from '@laneway/domain/offline/packed-media';
import { collectOfflineArea, OFFLINE_ZOOMS } from '@laneway/domain/offline/tiles';
import { insideRefusal } from '@laneway/domain/purchase/entitlement';
import { refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Actor } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';
import type { RetryableRefusal } from '../../platform/http/problems.ts';
import { finishInSlices } from '../../platform/process/time-slices.ts';
import { findContentVersions } from '../catalogue/public/content-versions.ts';
import { findGuideInside } from '../catalogue/public.ts';
import { findPackedFiles, type PackedFile } from '../media/public/packed-files.ts';
import type { OfflineDeps } from './offline-deps.ts';

/** The longest wait for missing digests. */
const TIMEOUT_MS = 8_000;
const NOT_READY = refusal(
  'unavailable',
  'We’re still getting this guide ready to save. Please try again soon.',
);

export type PackAnswer =
  /** The device already has this version. */
  | { readonly version: string; readonly pack: null }
  | { readonly version: string; readonly pack: OfflinePack };

/**
 * Everything a device needs to show a guide without a network, for people with access to its content. Records the
 * version that an account has, so that it is notified of updates.
 */
export async function getOfflinePack(
  deps: OfflineDeps,
  viewer: Actor | null,
  guideId: number,
  isKnown: (version: string) => boolean,
): Promise<Result<PackAnswer, RetryableRefusal>> {
  const { db, clock } = deps;
  // The version is read before the content: if the content changes in between, the device has newer content under an
  // older version, and its next check finds an update. In the reverse order it would miss the update.
  const [found] = await findContentVersions(db, viewer, [guideId]);
  if (found === undefined) return fail(GUIDE_NOT_FOUND);
  const refused = insideRefusal(found.access);
  if (refused !== null) return fail(refused);
  const { version } = found;
  const packed = isKnown(version) ? ok(null) : await makePack(deps, viewer, guideId, version);
  if (!packed.ok) return packed;
  if (viewer !== null) await recordCopy(db, { userId: viewer.id, guideId, version }, clock());
  return ok({ version, pack: packed.value });
}

async function makePack(
  deps: OfflineDeps,
  viewer: Actor | null,
  guideId: number,
  version: string,
): Promise<Result<OfflinePack, RetryableRefusal>> {
  const found = await findGuideInside(deps.db, viewer, guideId);
  if (!found.ok) return found;
  const { guide, places } = found.value;
  const files = await findFiles(deps, viewer, [ofGuide(guide), ...places.map(ofPlace)]);
  if (files === null) return fail(NOT_READY);
  const media = files.map(presentFile);
  return ok({
    pack_version: 1,
    version,
    generated_at: deps.clock().toISOString(),
    guide,
    places: [...places],
    media,
    size_bytes: media.reduce((sum, { size }) => sum + size, 0),
    tiles: await packTiles(deps, guide, places),
  });
}

/** Null while their digests aren't available. */
async function findFiles(
  deps: OfflineDeps,
  viewer: Actor | null,
  fields: readonly MediaFields[],
): Promise<readonly PackedFile[] | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const found = await findPackedFiles(deps, viewer, packedMedia(fields), signal);
    return found.ready ? found.files : null;
  } catch (error) {
    deps.log.warn({ err: error }, 'files of a guide to save could not be read');
    return null;
  }
}

function presentFile({ url, source, type, digest }: PackedFile): OfflinePack['media'][number] {
  return {
    url,
    source,
    type,
    size: digest.size,
    sha256: digest.sha256.toString('hex'),
    parts: digest.parts.map((part) => part.toString('hex')),
  };
}

function ofGuide(guide: PublishedGuide): MediaFields {
  return {
    description: guide.g_description,
    image: guide.g_image,
    audio: guide.g_audio,
    audioCaptions: guide.g_audio_captions,
    video: guide.g_video,
    videoCaptions: guide.g_video_captions,
  };
}

function ofPlace(place: PublishedPlace): MediaFields {
  return {
    description: place.p_description,
    image: place.p_image,
    audio: place.p_audio,
    audioCaptions: place.p_audio_captions,
    video: place.p_video,
    videoCaptions: place.p_video_captions,
  };
}

/** The tiles that the same zooms of the map are drawn from. */
const VECTOR_ZOOMS = {
  min: OFFLINE_ZOOMS.min - VECTOR_ZOOM_DIFFERENCE,
  max: Math.min(OFFLINE_ZOOMS.max - VECTOR_ZOOM_DIFFERENCE, MAX_VECTOR_ZOOM),
};

/** The map around a guide; null where its tiles may not be saved, and for a guide without a location. */
async function packTiles(
  deps: Pick<OfflineDeps, 'tiles' | 'mapArchive'>,
  guide: PublishedGuide,
  places: readonly PublishedPlace[],
): Promise<PackedTiles | null> {
  const source = deps.tiles.offline ? await sourceOf(deps) : null;
  const area = source === null ? null : await areaOf(guide, places);
  if (area === null || source === null) return null;
  const { south, west, north, east } = area;
  return { ...source, bounds: [south, west, north, east] };
}

async function sourceOf({
  tiles,
  mapArchive,
}: Pick<OfflineDeps, 'tiles' | 'mapArchive'>): Promise<Omit<PackedTiles, 'bounds'> | null> {
  if (mapArchive === null) {
    // A remote map file is read in ranges, which can't be stored as tiles.
    if (!tiles.url.includes('{z}')) return null;
    const { min, max } = OFFLINE_ZOOMS;
    return { kind: 'raster', tile_url: tiles.url, min_zoom: min, max_zoom: max };
  }
  const header = await mapArchive.header();
  if (header === null) return null;
  const { min, max } = header.isVector ? VECTOR_ZOOMS : OFFLINE_ZOOMS;
  // Beyond its last zoom, a map is drawn from the tiles of that zoom.
  const last = Math.min(max, header.maxZoom);
  return {
    kind: header.isVector ? 'vector' : 'raster',
    tile_url: MAP_TILE_TEMPLATE,
    min_zoom: Math.min(min, last),
    max_zoom: last,
  };
}

/** The area of everything on the map of a guide. A path may have thousands of points, so they are read in slices. */
function areaOf(guide: PublishedGuide, places: readonly PublishedPlace[]): Promise<Bounds | null> {
  return finishInSlices(collectArea(guide, places));
}

function* collectArea(
  guide: PublishedGuide,
  places: readonly PublishedPlace[],
): Generator<undefined, Bounds | null> {
  const { add, area } = collectOfflineArea();
  for (const text of [guide.g_location, ...places.map(({ p_location }) => p_location)]) {
    const point = parseLocation(text);
    if (point !== null) add(point);
  }
  const texts = [
    ...[guide.g_path, ...places.map(({ p_path }) => p_path)].map((text) => ['path', text] as const),
    ...[guide.g_boundary, ...places.map(({ p_boundary }) => p_boundary)].map(
      (text) => ['boundary', text] as const,
    ),
  ];
  for (const [kind, text] of texts) {
    for (const { points } of yield* parseShapesInSteps(kind, text)) points.forEach(add);
    yield;
  }
  return area();
}

/** Nothing is written when a device only repeats its request. */
const RECORD_COPY = statement<never>(
  'offline.record_copy',
  `INSERT INTO offline_copies (user_id, guide_id, version, saved_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id, guide_id) DO UPDATE SET version = excluded.version, saved_at = excluded.saved_at
     WHERE offline_copies.version <> excluded.version`,
);

async function recordCopy(
  db: Queryable,
  copy: { readonly userId: number; readonly guideId: number; readonly version: string },
  now: Date,
): Promise<void> {
  await db.query(RECORD_COPY, [copy.userId, copy.guideId, copy.version, now]);
}
