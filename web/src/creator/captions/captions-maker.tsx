import { loadingTexts } from '@laneway/domain/accounts/messages';
import { printCaptions } from '@laneway/domain/media/captions';
import { captionsOf } from '@laneway/domain/media/transcript-timing';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { useState } from 'react';
import { useClientConfig } from '../../api/queries/config.ts';
import { useUploadedMedia } from '../../api/queries/media.ts';
import { checkFile } from '../../media/uploads/queue/check-file.ts';
import { judgeMedia } from '../../media/uploads/queue/media-verdict.ts';
import { useMediaSource } from '../../media/use-media-source.ts';
import { Callout } from '../../ui/callout.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { TimedLines } from './caption-draft.ts';
import { LineTiming } from './line-timing.tsx';
import { useCaptionDraft } from './use-caption-draft.ts';

export type CaptionsMakerProps = {
  readonly uri: string;
  readonly kind: 'audio' | 'video';
  /** True if it has captions, which would be replaced. */
  readonly hasCaptions: boolean;
  /** Called with a WebVTT file. */
  readonly onDone: (file: File) => void;
  readonly onClose: () => void;
};

/** Makes the captions of a recording from a text: divided into lines, then timed by listening and tapping. */
export function CaptionsMaker({ uri, kind, hasCaptions, onDone, onClose }: CaptionsMakerProps) {
  const { draft, send, isKept } = useCaptionDraft(uri);
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<File | null>(null);
  const source = useTrackSource(uri, kind);
  const title = hasCaptions && draft.timed !== null ? 'Edit captions' : 'Make captions from text';
  const save = ({ lines, lengthMs }: TimedLines) => {
    const text = printCaptions(captionsOf(lines, lengthMs));
    const file = new File([text], 'captions.vtt', { type: 'text/vtt' });
    const checked = checkFile(file, ['captions'], limits);
    setProblem(checked.ok ? null : checked.error);
    if (!checked.ok) return;
    if (hasCaptions) setMade(file);
    else onDone(file);
  };
  return (
    <Dialog title={title} width="narrow" onClose={onClose}>
      {source.src === null ? (
        <p role="status">{source.note}</p>
      ) : (
        <LineTiming
          track={{ uri, kind, src: source.src }}
          draft={draft}
          send={send}
          onSave={save}
          onClose={onClose}
        />
      )}
      {problem !== null && <Callout tone="error" text={problem} />}
      {!isKept && (
        <Callout
          tone="error"
          text="This device has no room to keep your work. Save the captions before you close this."
        />
      )}
      {made !== null && (
        <ConfirmDialog
          title="Replace the captions?"
          text={`This ${kind} already has captions. The new ones take their place.`}
          confirmLabel="Replace captions"
          kind="main"
          onConfirm={() => onDone(made)}
          onClose={() => setMade(null)}
        />
      )}
    </Dialog>
  );
}

/** The address of the recording once it can be played, and until then the reason why not. */
function useTrackSource(uri: string, kind: 'audio' | 'video') {
  const { data: media } = useUploadedMedia(uri);
  const source = useMediaSource(uri);
  const verdict = media === undefined ? null : judgeMedia(media);
  if (verdict !== null && verdict.kind !== 'usable') {
    const note = `We’re still getting your ${kind} ready. Try again in a moment.`;
    return { src: null, note: verdict.kind === 'checking' ? note : verdict.text };
  }
  if (source.kind === 'ready') return { src: source.src, note: '' };
  return { src: null, note: source.kind === 'failed' ? source.text : loadingTexts.loading };
}
