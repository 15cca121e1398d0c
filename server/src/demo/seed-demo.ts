import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { centsFromDecimal } from '@laneway/domain/money';
import { hash } from '@node-rs/argon2';
import type { DemoGuide, DemoPlace } from '../../demo/demo-guide.ts';
import { demoPeople } from '../../demo/demo-people.ts';
import { demoGuides } from '../../demo/guides/all.ts';
import type { Database } from '../platform/database.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { publishRevision, type Revision } from '../slices/catalogue/public.ts';
import type { PublishedMedia } from '../slices/media/public.ts';
import * as store from './store.ts';

const MEDIA_DIR = new URL('../../demo/media/', import.meta.url);
const STAND_INS = new URL('../../demo/stand-ins.json', import.meta.url);
/** Ids above the demo's own are left for what people make. */
const FIRST_FREE_ID = 10_000;

export type SeedDeps = {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly bucket: string;
};

/** Fills an installation with the demo guides, once in its life. Killed half-way, it starts over next time. */
export async function seedDemo({ db, blobs, bucket }: SeedDeps): Promise<boolean> {
  if (await store.isSeeded(db)) return false;
  if (await store.hasContent(db)) {
    throw new Error(
      'DEMO is on, but this installation has content of its own, and the demo goes into new ones only. Set DEMO=off.',
    );
  }
  const standIns = JSON.parse(await readFile(STAND_INS, 'utf8')) as Readonly<
    Record<string, string>
  >;
  const files = new Map<string, DemoFile>();
  for (const guide of demoGuides) {
    for (const name of mediaOf(guide))
      files.set(name, await upload(blobs, bucket, name, standIns[name] ?? null));
  }
  const passwords = await Promise.all(demoPeople.map(({ password }) => hash(password)));
  return db.transaction(async (tx) => {
    if (!(await store.markSeeded(tx))) return false;
    const authorIds = new Map<string, number>();
    for (const [index, person] of demoPeople.entries()) {
      authorIds.set(person.email, await store.insertPerson(tx, person, passwords[index] ?? null));
    }
    for (const guide of demoGuides) {
      const authorId = authorIds.get(guide.authorEmail);
      if (authorId === undefined) throw new Error(`Demo guide ${guide.id} has no author`);
      await publishRevision(tx, revisionOf(guide, authorId, bucket, files), new Date());
    }
    await store.leaveIdsBelow(tx, FIRST_FREE_ID);
    return true;
  });
}

type DemoFile = Omit<PublishedMedia, 'bucket' | 'isTeaser' | 'scanState'>;

const TYPES: Readonly<Record<string, Pick<DemoFile, 'kind' | 'mime'>>> = {
  webp: { kind: 'image', mime: 'image/webp' },
  mp3: { kind: 'audio', mime: 'audio/mpeg' },
  mp4: { kind: 'video', mime: 'video/mp4' },
};

async function upload(
  blobs: BlobStore,
  bucket: string,
  name: string,
  placeholder: string | null,
): Promise<DemoFile> {
  const file = fileURLToPath(new URL(name, MEDIA_DIR));
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined) throw new Error(`The demo has a file of an unknown kind: ${name}`);
  const { size } = await stat(file);
  const key = `demo/${name}`;
  if ((await blobs.look({ bucket, key }))?.size !== size)
    await blobs.put({ bucket, key }, { stream: createReadStream(file), size });
  return { ...type, key, sizeBytes: size, placeholder };
}

function mediaOf(guide: DemoGuide): readonly string[] {
  const all = [guide, ...guide.places].flatMap(({ image, audio, video }) => [image, audio, video]);
  return [...new Set(all.filter((name) => name !== undefined))];
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
    imageUri: uriOf(bucket, one.image),
    imageAlt: one.imageAlt,
    imagePlaceholder: files.get(one.image)?.placeholder ?? null,
    audioUri: uriOf(bucket, one.audio),
    audioCaptionsUri: null,
    videoUri: uriOf(bucket, one.video),
    videoCaptionsUri: null,
  });
  return {
    guideId: guide.id,
    authorId,
    guide: {
      ...contentOf(guide),
      priceCents: centsFromDecimal(guide.price) ?? 0,
      isPublic: guide.isPublic,
      durationMinutes: guide.durationMinutes,
    },
    places: guide.places.map((place) => ({
      ...contentOf(place),
      placeId: place.id,
      marker: place.marker ?? null,
    })),
    isOrderedByHand: false,
    media: mediaOf(guide).flatMap((name) => {
      const file = files.get(name);
      // The cover is what a visitor sees before owning the guide.
      const isTeaser = name === guide.image;
      return file === undefined ? [] : [{ ...file, bucket, isTeaser, scanState: 'unknown' }];
    }),
  };
}

function uriOf(bucket: string, name: string | undefined): string | null {
  return name === undefined ? null : `s3://${bucket}/demo/${name}`;
}
