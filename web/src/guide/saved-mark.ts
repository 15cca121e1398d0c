import { formatDate } from '@laneway/domain/text/dates';
import type { SavedGuide } from '../offline/offline-guides.ts';

type Marked = Pick<SavedGuide, 'downloadDate' | 'missing' | 'isMapMissing' | 'verified'>;

/** Marks guides that work offline; null for one that isn't saved. */
export function savedMark(saved: Marked | undefined): string | null {
  if (saved === undefined) return null;
  const isComplete = saved.missing === 0 && !saved.isMapMissing;
  if (isComplete && saved.verified?.isReady === true) return 'Ready for flight mode';
  const date = formatDate(saved.downloadDate) ?? '';
  // The year would take too much space.
  return `Saved ${date.slice(0, date.lastIndexOf(' '))}`;
}
