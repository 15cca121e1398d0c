import { createHash } from 'node:crypto';
import type { ContentToWalk } from '@laneway/domain/walk/plan/plan-of-content';
import type { Queryable } from '../../platform/database/database.ts';
import { findWalkSource } from '../authoring/public/walk-source.ts';
import { findStoredWalk, type StoredWalk } from './store.ts';

/** Increased when the plan, the simulator or their results change, which invalidates stored results. */
const CHECK_VERSION = 5;

export type WalkOfGuide = {
  readonly id: number;
  readonly authorId: number;
  /** The input of the plan. The plan itself is made in a worker thread. */
  readonly content: ContentToWalk;
  /** The hash of everything that the plan and the report depend on. */
  readonly hash: Buffer;
  readonly nameOf: (placeId: number) => string;
};

export async function findWalk(db: Queryable, id: number): Promise<WalkOfGuide | null> {
  const source = await findWalkSource(db, id);
  if (source === null) return null;
  const { authorId, content, names } = source;
  return {
    ...{ id, authorId, content },
    hash: hashOf(content),
    nameOf: (placeId) => names.get(placeId) ?? '',
  };
}

/** The results for exactly this content; null while there are none. */
export function findStored(db: Queryable, { id, hash }: WalkOfGuide): Promise<StoredWalk | null> {
  return findStoredWalk(db, id, hash);
}

/** The audio file doesn't matter, only whether there is one and its length. */
function hashOf({ guideId, guide, places }: ContentToWalk): Buffer {
  const walked = places.map(
    ({ id, content: { location, marker, trigger, audio }, audioSeconds }) => [
      id,
      location,
      marker,
      trigger,
      audio !== null,
      audioSeconds,
    ],
  );
  return createHash('sha256')
    .update(JSON.stringify([CHECK_VERSION, guideId, guide.walk, walked]))
    .update(guide.path ?? '')
    .digest();
}
