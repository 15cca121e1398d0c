import { formatDate } from '@laneway/domain/text/dates';
import type { SavedGuide } from '../offline/offline-guides.ts';

type Marked = Pick<SavedGuide, 'downloadDate' | 'missing' | 'isMapMissing' | 'verified'>;

/** A mark for those who look for what opens without a connection; null on what isn't saved. */
export function savedMark(saved: Marked | undefined): string | null {
  if (saved === undefined) return null;
  const isComplete = saved.missing === 0 && !saved.isMapMissing;
  if (isComplete && saved.verified?.isReady === true) return 'Ready for flight mode';
  const date = formatDate(saved.downloadDate) ?? '';
  // The year would only take room.
  return `Saved ${date.slice(0, date.lastIndexOf(' '))}`;
}
