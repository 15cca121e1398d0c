import { useEffect, useState } from 'react';
import type { LocatedPhoto } from './findings.ts';
import styles from './import-dialog.module.css';

/** The photos that say where they were taken, in the order they were taken. */
export function PhotoStrip({ photos }: { readonly photos: readonly LocatedPhoto[] }) {
  return (
    <ul className={styles.strip}>
      {photos.map(({ file }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two photos may have the same name
        <li key={index} className={styles.photo}>
          <Thumbnail file={file} />
          <span className={styles.photoName}>{file.name}</span>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isUnshowable, setUnshowable] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // Its name stands below. Most browsers can't show what some phones save, and then the frame stays empty.
  return url === null || isUnshowable ? (
    <div className={styles.thumbnail} />
  ) : (
    <img src={url} alt="" className={styles.thumbnail} onError={() => setUnshowable(true)} />
  );
}
