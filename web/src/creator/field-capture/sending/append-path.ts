import { LIMITS } from '@laneway/contract/limits';
import { printTrack } from '@laneway/domain/field/track-path';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import { providedText } from '@laneway/domain/guides/placeholder';
import { ApiProblem } from '../../../api/failures.ts';
import type { RecordedPath } from '../store/records.ts';
import type { SendParts } from './send-parts.ts';

/** The guide's path leaves no room for a recorded one. */
export class PathFull extends Error {
  override readonly name = 'PathFull';
}

/** The number of attempts if each fails with a version conflict. */
const MAX_TRIES = 5;

/** Appends a recorded path to the guide's, or replaces that, unless it is already there. */
export async function appendPath(
  { store, call }: SendParts,
  path: RecordedPath,
  guideId: number,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const guide = await call('getPendingGuide', { params: { id: guideId } });
    const existing = providedText(guide.pg_path) ?? '';
    if (path.text !== null && existing.includes(path.text))
      return await store.finishPath(path.id, path.text);
    const kept = path.mode === 'replace' ? '' : existing;
    const text = printTrack(path.track, remainingRoom(kept));
    if (text === null) throw new PathFull('The guide’s path is full');
    await store.putPath({ ...path, text });
    try {
      const pg_path = kept === '' ? text : `${kept};${text}`;
      const body = { pg_path, pg_version: guide.pg_version };
      await call('updatePendingGuide', { params: { id: guideId }, body });
      return await store.finishPath(path.id, text);
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.code === 'stale_version';
      if (!isStale || tries === MAX_TRIES) throw error;
    }
  }
}

function remainingRoom(existing: string) {
  const points = parseShapes('path', existing).reduce((sum, shape) => sum + shape.points.length, 0);
  return {
    characters: LIMITS.shapes - existing.length - 1,
    points: LIMITS.pointsPerGuide - points,
  };
}
