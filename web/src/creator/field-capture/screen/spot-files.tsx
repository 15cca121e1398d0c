import type { MediaKind } from '@laneway/domain/media/kinds';
import { MAX_UPLOAD_BYTES } from '@laneway/domain/media/upload-limits';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../api/client.ts';
import { useClientConfig } from '../../../api/queries/config.ts';
import { clockText } from '../../../media/player/clock-text.ts';
import { checkFile } from '../../../media/uploads/queue/check-file.ts';
import { RecordDialog } from '../../../media/uploads/record/record-dialog.tsx';
import { canRecord } from '../../../media/uploads/record/use-recorder.ts';
import { UploadIcon } from '../../../media/uploads/upload-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import type { CapturedFile, Spot } from '../store/records.ts';
import { useRestoreLostFocus } from './outing-frame.tsx';
import styles from './spot-files.module.css';

export type SpotFilesProps = {
  readonly spot: Spot;
  readonly onChange: (changes: {
    readonly photo?: CapturedFile | null;
    readonly voice?: CapturedFile | null;
  }) => void;
};

/** A spot's photo and voice note: captured, previewed and removed here. */
export function SpotFiles({ spot: { photo, voice }, onChange }: SpotFilesProps) {
  const limits = useClientConfig().data?.max_upload_bytes ?? MAX_UPLOAD_BYTES;
  const [error, setError] = useState<string | null>(null);
  const [isRecording, setRecording] = useState(false);
  const photoSlot = useRef<HTMLDivElement>(null);
  const voiceSlot = useRef<HTMLDivElement>(null);
  useRestoreLostFocus(photoSlot, photo?.id ?? '', 'button');
  useRestoreLostFocus(voiceSlot, voice?.id ?? '', 'button');

  const addFile = async (
    kind: Extract<MediaKind, 'image' | 'audio'>,
    [file]: readonly File[],
  ): Promise<void> => {
    if (file === undefined) return;
    const checked = checkFile(file, [kind], limits);
    setError(checked.ok ? null : checked.error);
    if (!checked.ok) return;
    const kept = await captureFile(file);
    onChange(kind === 'image' ? { photo: kept } : { voice: kept });
  };
  return (
    <div className={styles.files}>
      <div ref={photoSlot} className={styles.slot}>
        {photo === null ? (
          <FileButton
            icon={<UploadIcon name="camera" />}
            label="Photo"
            accept="image/*"
            capture="environment"
            onFiles={(files) => void addFile('image', files)}
          />
        ) : (
          <Photo file={photo} onRemove={() => onChange({ photo: null })} />
        )}
      </div>
      <div ref={voiceSlot} className={styles.slot}>
        {voice !== null && <Voice file={voice} onRemove={() => onChange({ voice: null })} />}
        {voice === null && canRecord() && (
          <Button onClick={() => setRecording(true)}>
            <UploadIcon name="microphone" />
            Voice
          </Button>
        )}
        {voice === null && !canRecord() && (
          <FileButton
            icon={<UploadIcon name="microphone" />}
            label="Voice"
            accept="audio/*"
            onFiles={(files) => void addFile('audio', files)}
          />
        )}
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isRecording && (
        <RecordDialog
          onDone={(file) => {
            setRecording(false);
            void addFile('audio', [file]);
          }}
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  );
}

type FileProps = { readonly file: CapturedFile; readonly onRemove: () => void };

function Photo({ file, onRemove }: FileProps) {
  const url = useObjectUrl(file.blob);
  return (
    <div className={styles.file}>
      {url !== null && <img src={url} alt="The spot, as you took it" className={styles.photo} />}
      <Button onClick={onRemove}>Remove photo</Button>
    </div>
  );
}

function Voice({ file, onRemove }: FileProps) {
  const url = useObjectUrl(file.blob);
  const length = file.seconds === null ? '' : ` ${clockText(file.seconds)}`;
  return (
    <div className={styles.file}>
      <span className={styles.length}>
        <UploadIcon name="microphone" />
        {`Voice${length}`}
      </span>
      {url !== null && (
        // biome-ignore lint/a11y/useMediaCaption: someone listens to their own voice
        <audio controls src={url} aria-label="Your voice note" className={styles.voice} />
      )}
      <Button onClick={onRemove}>Remove voice</Button>
    </div>
  );
}

/** An object URL of a blob, while the component is mounted. */
function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/**
 * Copies a file before storing it: on some phones the camera returns only a reference, which can't be read after a
 * reload.
 */
async function captureFile(file: File): Promise<CapturedFile> {
  const bytes = await file.arrayBuffer();
  return {
    id: newIdempotencyKey(),
    name: file.name,
    blob: new Blob([bytes], { type: file.type }),
    seconds: file.type.startsWith('audio/') ? await measureSeconds(bytes) : null,
  };
}

/** Recordings don't contain their duration, so they are decoded. Null if the browser can't. */
async function measureSeconds(bytes: ArrayBuffer): Promise<number | null> {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  try {
    // Decoding detaches the buffer, so it gets a copy.
    return (await context.decodeAudioData(bytes.slice(0))).duration;
  } catch {
    return null;
  } finally {
    void context.close();
  }
}
