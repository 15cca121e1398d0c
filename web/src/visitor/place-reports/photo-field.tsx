import { PHOTO_TYPES } from '@laneway/domain/media/photo';
import { useEffect, useId, useState } from 'react';
import { preparePhoto } from '../../media/prepare-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import styles from './report-dialog.module.css';

const ACCEPT = PHOTO_TYPES.join(',');

export type PhotoFieldProps = {
  readonly photo: Blob | null;
  readonly onPhoto: (photo: Blob | null) => void;
};

/** A photo for a report, scaled down before it is sent. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const hint = useId();
  const choose = async (file: Blob): Promise<void> => {
    const prepared = await preparePhoto(file);
    setError(prepared.ok ? null : prepared.error);
    onPhoto(prepared.ok ? prepared.value : null);
  };
  return (
    <div className={styles.photo}>
      {photo !== null && <Preview photo={photo} />}
      <div className={styles.buttons}>
        <FileButton
          label={photo === null ? 'Add a photo' : 'Change photo'}
          accept={ACCEPT}
          describedBy={hint}
          onFiles={([file]) => {
            if (file !== undefined) void choose(file);
          }}
        />
        {photo !== null && <Button onClick={() => onPhoto(null)}>Remove photo</Button>}
      </div>
      <p id={hint} className={styles.hint}>
        Optional. We remove where and when it was taken.
      </p>
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
    </div>
  );
}

function Preview({ photo }: { readonly photo: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img className={styles.preview} src={url} alt="Your report" />;
}
