import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Bounds, boundsOfPoints } from '@laneway/domain/geo/bounds';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { centsFromDecimal } from '@laneway/domain/money';
import { hash } from '@node-rs/argon2';
import type { DemoGuide, DemoPlace } from '../../demo/demo-guide.ts';
import { demoPeople } from '../../demo/demo-people.ts';
import { demoGuides } from '../../demo/guides/all.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { BlobStore } from '../ports/blob-store.ts';
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
  const files = new Map<string, store.MediaFile>();
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
      await insertGuide(tx, guide, authorIds.get(guide.authorEmail), bucket, files);
    }
    await store.leaveIdsBelow(tx, FIRST_FREE_ID);
    return true;
  });
}

const TYPES: Readonly<Record<string, Pick<store.MediaFile, 'kind' | 'mime'>>> = {
  webp: { kind: 'image', mime: 'image/webp' },
  mp3: { kind: 'audio', mime: 'audio/mpeg' },
  mp4: { kind: 'video', mime: 'video/mp4' },
};

async function upload(
  blobs: BlobStore,
  bucket: string,
  name: string,
  standIn: string | null,
): Promise<store.MediaFile> {
  const file = fileURLToPath(new URL(name, MEDIA_DIR));
  const type = TYPES[name.split('.').at(-1) ?? ''];
  if (type === undefined) throw new Error(`The demo has a file of an unknown kind: ${name}`);
  const { size } = await stat(file);
  const key = `demo/${name}`;
  if ((await blobs.look({ bucket, key }))?.size !== size)
    await blobs.put({ bucket, key }, createReadStream(file));
  return { ...type, key, size, standIn };
}

function mediaOf(guide: DemoGuide): readonly string[] {
  const all = [guide, ...guide.places].flatMap(({ image, audio, video }) => [image, audio, video]);
  return [...new Set(all.filter((name) => name !== null))];
}

async function insertGuide(
  tx: Queryable,
  guide: DemoGuide,
  authorId: number | undefined,
  bucket: string,
  files: ReadonlyMap<string, store.MediaFile>,
): Promise<void> {
  if (authorId === undefined) throw new Error(`Demo guide ${guide.id} has no author`);
  const media = mediaOf(guide).flatMap((name) => files.get(name) ?? []);
  await store.insertGuide(tx, {
    ...guide,
    ...mediaFields(guide, bucket, files),
    authorId,
    point: parseLocation(guide.location),
    priceCents: centsFromDecimal(guide.price) ?? 0,
    bounds: boundsOf(guide.places),
    placeCount: guide.places.length,
    sizeBytes: media.reduce((sum, { size }) => sum + size, 0),
  });
  for (const place of guide.places) {
    await store.insertPlace(tx, guide.id, {
      ...place,
      ...mediaFields(place, bucket, files),
      point: parseLocation(place.location),
    });
  }
  for (const file of media) {
    // The cover is what a visitor sees before owning the guide.
    const isTeaser = file.key === `demo/${guide.image}`;
    await store.insertMedia(tx, { ...file, bucket, guideId: guide.id, isTeaser });
  }
}

function mediaFields(
  { image, audio, video }: Pick<DemoPlace, 'image' | 'audio' | 'video'>,
  bucket: string,
  files: ReadonlyMap<string, store.MediaFile>,
): store.MediaFields {
  const uri = (name: string | null) => (name === null ? null : `s3://${bucket}/demo/${name}`);
  return {
    imageUri: uri(image),
    imageStandIn: files.get(image)?.standIn ?? null,
    audioUri: uri(audio),
    videoUri: uri(video),
  };
}

function boundsOf(places: readonly DemoPlace[]): Bounds | null {
  const points = places.map(({ location }) => parseLocation(location));
  return boundsOfPoints(points.filter((point): point is Point => point !== null));
}
