import { MAX_REPORT_PHOTO_BYTES } from '@laneway/domain/place-reports/limits';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { photoTypeOf, REPORT_PHOTO_TYPES } from '@laneway/domain/place-reports/photo';
import { fail, ok, type Result } from '@laneway/domain/result';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import styles from './report-dialog.module.css';

/** Wide enough to read a sign, and small enough for a slow connection. */
const MAX_EDGE = 1_920;
const QUALITY = 0.85;
const SIGNATURE_BYTES = 16;

const ACCEPT = REPORT_PHOTO_TYPES.join(',');

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

/**
 * Re-encodes a photo in the browser, which also strips its position. A browser that can't do that sends the file as it
 * is, if it isn't too large; the server re-encodes it in any case.
 */
async function preparePhoto(file: Blob): Promise<Result<Blob, string>> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const type = photoTypeOf(start);
  if (!type.ok) return type;
  const photo = (await redraw(file).catch(() => null)) ?? file;
  return photo.size > MAX_REPORT_PHOTO_BYTES ? fail(placeReportTexts.photoTooLarge) : ok(photo);
}

async function redraw(file: Blob): Promise<Blob | null> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_EDGE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
