import type { Answerer } from '@laneway/domain/place-reports/report-states';
import type { Actor } from '@laneway/domain/roles';

/** The role in which someone may answer reports on this creator's guides; null if they may not see them. */
export function answererOf(viewer: Actor, authorId: number): Answerer | null {
  if (viewer.role === 'admin') return 'admin';
  return viewer.id === authorId ? 'creator' : null;
}
