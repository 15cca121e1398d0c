import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { renditionKeys } from '@laneway/domain/media/renditions';
import { centsFromDecimal } from '@laneway/domain/money';
import { DAY_MS } from '@laneway/domain/timing';
import { DEFAULT_TRIGGER } from '@laneway/domain/walk/plan/trigger';
import { writeTrigger } from '@laneway/domain/walk/text/trigger-text';
import { writeWalkSettings } from '@laneway/domain/walk/text/walk-settings-text';
import { hash } from '@node-rs/argon2';
import type { DemoGuide, DemoPlace } from '../../demo/demo-guide.ts';
import { demoPeople } from '../../demo/demo-people.ts';
import { demoReviews } from '../../demo/demo-reviews.ts';
import { demoGuides } from '../../demo/guides/all.ts';
import type { Database } from '../platform/database/database.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { publishRevision, type Revision } from '../slices/catalogue/public.ts';
import type { PublishedMedia } from '../slices/media/public.ts';
import { importReview } from '../slices/reviews/public/import-review.ts';
import * as store from './store.ts';

const MEDIA_DIR = new URL('../../demo/media/', import.meta.url);
const PLACEHOLDERS = new URL('../../demo/stand-ins.json', import.meta.url);
const SIZES = new URL('../../demo/sizes.json', import.meta.url);
const DURATIONS = new URL('../../demo/durations.json', import.meta.url);
/** Ids above those of the demo are for what people create. */
const FIRST_FREE_ID = 10_000;

export type SeedDeps = {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bucket: string;
};

/** Adds the demo guides to an installation, only once. If it is killed half-way, it starts over next time. */
export async function seedDemo({ db, blobs, bucket }: SeedDeps): Promise<boolean> {
  if (await store.isSeeded(db)) return false;
  if (await store.hasContent(db)) {
    throw new Error(
      'DEMO is on, but this installation has content of its own, and the demo goes into new ones only. Set DEMO=off.',
    );
  }
  const tables = {
    placeholders: await readTable<Placeholders>(PLACEHOLDERS),
    sizes: await readTable<Sizes>(SIZES),
    durations: await readTable<Durations>(DURATIONS),
  };
  const files = new Map<string, DemoFile>();
  const where = { blobs, bucket };
  for (const guide of demoGuides) {
    const uploaded = mediaOf(guide).map(
      async (name) => [name, await upload(where, name, tables)] as const,
    );
    for (const [name, file] of await Promise.all(uploaded)) files.set(name, file);
  }
  const passwords = await Promise.all(demoPeople.map(({ password }) => hash(password)));
  return db.transaction(async (tx) => {
    if (!(await store.markSeeded(tx))) return false;
    const userIds = new Map<string, number>();
    for (const [index, person] of demoPeople.entries()) {
      userIds.set(person.email, await store.insertPerson(tx, person, passwords[index] ?? null));
    }
    for (const guide of demoGuides) {
      const authorId = userIds.get(guide.authorEmail);
      if (authorId === undefined) throw new Error(`Demo guide ${guide.id} has no author`);
      await publishRevision(tx, revisionOf(guide, authorId, bucket, files), new Date());
    }
    for (const { email, guideId, rating, text, daysAgo } of demoReviews) {
      const userId = userIds.get(email);
      if (userId === undefined) throw new Error(`A demo review of guide ${guideId} has no author`);
      const name = demoPeople.find((person) => person.email === email)?.name;
      const signature = name?.split(' ')[0] ?? null;
      await store.grantFreeGuide(tx, userId, guideId);
      const writtenAt = new Date(Date.now() - daysAgo * DAY_MS);
      await importReview(tx, { guideId, userId, rating, words: text, signature, writtenAt });
    }
    await store.reserveIdsBelow(tx, FIRST_FREE_ID);
    return true;
  });
}

type DemoFile = Omit<PublishedMedia, 'bucket' | 'scanState'>;

const TYPES: Readonly<Record<string, Pick<DemoFile, 'kind' | 'mime'>>> = {
  webp: { kind: 'image', mime: 'image/webp' },
  mp3: { kind: 'audio', mime: 'audio/mpeg' },
  mp4: { kind: 'video', mime: 'video/mp4' },
  vtt: { kind: 'captions', mime: 'text/vtt' },
};

/** Blurred placeholders of the images, by file name. */
type Placeholders = Readonly<Record<string, string>>;

/** The dimensions of the images by file name, smaller renditions included. */
type Sizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>;

/** The lengths of audio and video in milliseconds, by file name. */
type Durations = Readonly<Record<string, number>>;

type Tables = {
  readonly placeholders: Placeholders;
  readonly sizes: Sizes;
  readonly durations: Durations;
};

async function upload(
  { blobs, bucket }: Pick<SeedDeps, 'blobs' | 'bucket'>,
  name: string,
  { placeholders, sizes, durations }: Tables,
): Promise<DemoFile> {
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined) throw new Error(`The demo has a file of an unknown kind: ${name}`);
  const store = async (file: string) => {
    const { size } = await stat(fileOf(file));
    const key = `demo/${file}`;
    if ((await blobs.stat({ bucket, key }))?.size !== size)
      await blobs.put({ bucket, key }, { stream: createReadStream(fileOf(file)), size });
    return { key, size_bytes: size };
  };
  const original = await store(name);
  const smaller = renditionKeys(name).filter((one) => sizes[one] !== undefined);
  const renditions = await Promise.all(
    // The original is the widest rendition.
    [...smaller, name].map(async (one) => {
      const { width = 0, height = 0 } = sizes[one] ?? {};
      return { ...(one === name ? original : await store(one)), width, height };
    }),
  );
  return {
    ...type,
    key: original.key,
    sizeBytes: original.size_bytes,
    storedBytes: renditions.reduce((sum, one) => sum + one.size_bytes, 0),
    sha256: null,
    width: sizes[name]?.width ?? null,
    height: sizes[name]?.height ?? null,
    durationMs: durations[name] ?? null,
    loudnessLufs: null,
    placeholder: placeholders[name] ?? null,
    renditions: type.kind === 'image' ? renditions : null,
  };
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, MEDIA_DIR));
}

async function readTable<Table>(address: URL): Promise<Table> {
  return JSON.parse(await readFile(address, 'utf8')) as Table;
}

function mediaOf(guide: DemoGuide): readonly string[] {
  const all = [guide, ...guide.places].flatMap((one) => [
    one.image,
    one.audio,
    captionsOf(one),
    one.video,
  ]);
  return [...new Set(all.filter((name) => name !== undefined))];
}

/** The captions of a recording are beside it. */
function captionsOf({ audio }: DemoGuide | DemoPlace): string | undefined {
  return audio?.replace(/\.mp3$/, '.vtt');
}

/** A demo guide as a review would publish it. */
function revisionOf(
  guide: DemoGuide,
  authorId: number,
  bucket: string,
  files: ReadonlyMap<string, DemoFile>,
): Revision {
  const contentOf = (one: DemoGuide | DemoPlace) => ({
    title: one.title,
    description: one.description,
    location: parseLocation(one.location),
    path: one.path ?? null,
    boundary: one.boundary ?? null,
    image: uriOf(bucket, one.image),
    imageAlt: one.imageAlt,
    imagePlaceholder: files.get(one.image)?.placeholder ?? null,
    audio: uriOf(bucket, one.audio),
    audioCaptions: uriOf(bucket, captionsOf(one)),
    video: uriOf(bucket, one.video),
  });
  return {
    guideId: guide.id,
    authorId,
    guide: {
      ...EMPTY_GUIDE,
      ...contentOf(guide),
      priceCents: centsFromDecimal(guide.price) ?? 0,
      isPublic: guide.isPublic,
      durationMinutes: guide.durationMinutes,
      climbMetres: guide.climbMetres ?? null,
      walk: guide.walk === undefined ? null : writeWalkSettings(guide.walk),
    },
    places: guide.places.map((place) => ({
      ...EMPTY_PLACE,
      ...contentOf(place),
      placeId: place.id,
      marker: place.marker ?? null,
      isSample: place.isSample ?? false,
      trigger:
        place.trigger === undefined ? null : writeTrigger({ ...DEFAULT_TRIGGER, ...place.trigger }),
      audioMs: place.audio === undefined ? null : (files.get(place.audio)?.durationMs ?? null),
    })),
    removedPlaceIds: [],
    isOrderedByHand: false,
    media: mediaOf(guide).flatMap((name) => {
      const file = files.get(name);
      return file === undefined ? [] : [{ ...file, bucket, scanState: 'unknown' }];
    }),
  };
}

function uriOf(bucket: string, name: string | undefined): string | null {
  return name === undefined ? null : `s3://${bucket}/demo/${name}`;
}
