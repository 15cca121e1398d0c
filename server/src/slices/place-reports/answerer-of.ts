import type { Answerer } from '@laneway/domain/place-reports/report-states';
import type { Actor } from '@laneway/domain/roles';

/** As what someone may answer reports on this creator's guides; null where they may not even know of them. */
export function answererOf(viewer: Actor, authorId: number): Answerer | null {
  if (viewer.role === 'admin') return 'admin';
  return viewer.id === authorId ? 'creator' : null;
}
