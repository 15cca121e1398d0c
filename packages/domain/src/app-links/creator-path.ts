import { parseRecordId } from '../guides/ids.ts';
import { slugOf } from './guide-path.ts';

const CREATOR_PATH = /^\/creators\/(\d+)(?:-[^/]*)?\/?$/;

/** `/creators/3`. */
export function printCreatorPath(creatorId: number): string {
  return `/creators/${creatorId}`;
}

/** `/creators/3-rosa-marchetti`: the same creator, for those who read the address before they follow it. */
export function printNamedCreatorPath(creatorId: number, name: string): string {
  const slug = slugOf(name);
  return slug === '' ? printCreatorPath(creatorId) : `${printCreatorPath(creatorId)}-${slug}`;
}

/** Whom a path names, whatever its slug says: a creator is still found by an earlier name. */
export function parseCreatorPath(path: string): number | null {
  return parseRecordId(CREATOR_PATH.exec(path)?.[1]);
}
