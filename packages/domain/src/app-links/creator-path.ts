import { parseRecordId } from '../guides/ids.ts';
import { slugOf } from './guide-path.ts';

const CREATOR_PATH = /^\/creators\/(\d+)(?:-[^/]*)?\/?$/;

/** `/creators/3`. */
export function printCreatorPath(creatorId: number): string {
  return `/creators/${creatorId}`;
}

/** `/creators/3-rosa-marchetti`: the same creator, with a readable slug. */
export function printNamedCreatorPath(creatorId: number, name: string): string {
  const slug = slugOf(name);
  return slug === '' ? printCreatorPath(creatorId) : `${printCreatorPath(creatorId)}-${slug}`;
}

/** The creator that a path names. The slug is ignored, so a creator is still found by an earlier name. */
export function parseCreatorPath(path: string): number | null {
  return parseRecordId(CREATOR_PATH.exec(path)?.[1]);
}
