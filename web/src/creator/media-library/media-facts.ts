import { unusedMediaDeletedFrom } from '@laneway/domain/media/unused-media';
import { formatDate } from '@laneway/domain/text/dates';
import { formatSize } from '@laneway/domain/text/sizes';
import type { UploadedMedia } from '../../api/queries/media.ts';
import { clockText } from '../../media/player/clock-text.ts';
import { KIND_TEXTS } from '../../media/uploads/queue/kind-texts.ts';
import { judgeMedia } from '../../media/uploads/queue/media-verdict.ts';
import type { ChipTone } from '../../ui/chip.tsx';

/** “Audio · 2:10 · 3.40 MB · 15 Nov 2026”. */
export function mediaFacts({ kind, duration_ms, size_bytes, created_at }: UploadedMedia): string {
  return [
    KIND_TEXTS[kind].name,
    duration_ms === null ? null : clockText(duration_ms / 1_000),
    formatSize(size_bytes),
    formatDate(created_at),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** The deletion date of an unused file; null for one that a guide uses. */
export function unusedText({ is_used, created_at }: UploadedMedia, now: number): string | null {
  if (is_used) return null;
  return `Not in a guide. We’ll delete it after ${formatDate(unusedMediaDeletedFrom(created_at, now))}.`;
}

type StateChip = { readonly text: string; readonly tone: ChipTone };

/** The state of a file, in the spec's texts where it has one; null if it needs no chip. */
export function stateChip(media: UploadedMedia): StateChip | null {
  const verdict = judgeMedia(media);
  switch (verdict.kind) {
    case 'checking':
      return { text: verdict.text, tone: 'waiting' };
    case 'usable':
      return verdict.text === null ? null : { text: verdict.text, tone: 'done' };
    // Its text is a sentence, which is too long for a chip.
    case 'unusable':
      return null;
  }
}

/** The reason why a file can't be used; null if it can. */
export function problemText(media: UploadedMedia): string | null {
  const verdict = judgeMedia(media);
  return verdict.kind === 'unusable' ? verdict.text : null;
}

export function canPreview(media: UploadedMedia): boolean {
  return judgeMedia(media).kind === 'usable' && media.kind !== 'captions';
}
