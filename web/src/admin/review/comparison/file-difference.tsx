import type { ComparedField } from '@laneway/domain/review/change';
import { type SyntheticEvent, useState } from 'react';
import { useUploadedMedia } from '../../../api/queries/media.ts';
import { useShownMedia } from '../../../creator/previews/use-shown-media.ts';
import { clockText } from '../../../media/player/clock-text.ts';
import { MediaPreview } from '../../../media/uploads/media-preview.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './comparison.module.css';
import { NoValue, Sides } from './sides.tsx';

type FileLook = 'image' | 'audio' | 'video';

export type FileDifferenceProps = {
  readonly field: ComparedField;
  readonly look: FileLook;
  readonly title: string;
};

/** Two files, each as visitors see or hear it; of recordings also their lengths. */
export function FileDifference({ field: { before, after }, look, title }: FileDifferenceProps) {
  const [lengthBefore, setLengthBefore] = useState<number | null>(null);
  const [lengthAfter, setLengthAfter] = useState<number | null>(null);
  return (
    <>
      {lengthBefore !== null && lengthAfter !== null && (
        <p className={styles.lengths}>
          <VisuallyHidden>Length: </VisuallyHidden>
          {clockText(lengthBefore)}
          <span aria-hidden="true"> → </span>
          <VisuallyHidden> before, now </VisuallyHidden>
          {clockText(lengthAfter)}
        </p>
      )}
      <Sides
        before={
          before ? (
            <File {...{ look, title }} uri={before} onLength={setLengthBefore} />
          ) : (
            <NoValue />
          )
        }
        after={
          after ? <File {...{ look, title }} uri={after} onLength={setLengthAfter} /> : <NoValue />
        }
      />
    </>
  );
}

export type FileProps = {
  readonly uri: string;
  readonly look: FileLook;
  readonly title: string;
  /** Called with the length of a recording in seconds once it is known. */
  readonly onLength?: (seconds: number) => void;
};

/** A file of a guide or place, once its virus scan has passed, with its name where that is known. */
export function File({ uri, look, title, onLength }: FileProps) {
  const { uri: shown, note } = useShownMedia(uri);
  const { data: upload } = useUploadedMedia(uri);
  const measure = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLMediaElement && Number.isFinite(target.duration)) {
      onLength?.(target.duration);
    }
  };
  return (
    <div className={styles.file} onLoadedMetadataCapture={measure}>
      {note !== null && <p className={styles.note}>{note}</p>}
      {shown !== null && (
        <MediaPreview uri={shown} kind={look} title={title} alt={title} placeholder={null} />
      )}
      {upload !== undefined && <p className={styles.fileName}>{upload.file_name}</p>}
    </div>
  );
}
