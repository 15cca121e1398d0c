import { DAY_MS } from '../timing.ts';
import { UNUSED_MEDIA_DAYS } from './upload-limits.ts';

/**
 * The day from which a file that no guide uses may be deleted. For a file older than the retention time this is today,
 * because the next clean-up deletes it.
 */
export function unusedMediaDeletedFrom(createdAt: string, now: number): string {
  const due = Date.parse(createdAt) + UNUSED_MEDIA_DAYS * DAY_MS;
  return new Date(Math.max(due, now)).toISOString();
}
