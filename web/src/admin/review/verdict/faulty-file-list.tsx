import { GUIDE_FIELDS, readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { PLACE_FIELDS } from '@laneway/contract/editing/place-fields';
import type { FaultyMedia, ReviewedGuide } from '@laneway/contract/review';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { placeId } from '@laneway/domain/guides/editable-place';
import { placeLabel } from '@laneway/domain/guides/place-label';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './verdict.module.css';

export type FaultyFileListProps = {
  readonly files: readonly FaultyFile[];
  /** Opens the item that a file belongs to. */
  readonly onOpen: (placeId: number | null) => void;
  /** Reloads the guide: a scan may have finished. */
  readonly onCheck: () => Promise<unknown>;
};

/** The files that block publishing, with their items. */
export function FaultyFileList({ files, onOpen, onCheck }: FaultyFileListProps) {
  const [isChecking, setIsChecking] = useState(false);
  const check = async () => {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  };
  return (
    <section aria-label="Files to fix" className={styles.files}>
      <p className={styles.lead}>{faultyFilesText(files.length)}</p>
      <ul className={styles.lines}>
        {files.map(({ key, placeId, where, fileName, reason }) => (
          <li key={key} className={styles.line}>
            <button type="button" className={styles.where} onClick={() => onOpen(placeId)}>
              {where}
              {fileName !== '' && ` “${fileName}”`}
            </button>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <Button busyText={isChecking ? loadingTexts.loading : undefined} onClick={() => void check()}>
        Check again
      </Button>
    </section>
  );
}

function faultyFilesText(count: number): string {
  return count === 1
    ? 'You can’t publish this guide yet because of a file.'
    : `You can’t publish this guide yet because of ${count} files.`;
}

/** A file that blocks publishing, in words. */
type FaultyFile = {
  readonly key: string;
  readonly placeId: number | null;
  /** 'Place 2 audio' */
  readonly where: string;
  /** Empty if unknown. */
  readonly fileName: string;
  readonly reason: string;
};

const PART_NAMES: Readonly<Record<string, string>> = {
  image: 'image',
  audio: 'audio',
  audioCaptions: 'audio captions',
  video: 'video',
  videoCaptions: 'video captions',
  description: 'description',
};

const FIELD_NAMES = new Map(
  [...Object.entries(GUIDE_FIELDS), ...Object.entries(PLACE_FIELDS)].map(([part, { pending }]) => [
    pending as string,
    PART_NAMES[part] ?? part,
  ]),
);

export function faultyFilesOf({ guide, faulty_media }: ReviewedGuide): readonly FaultyFile[] {
  const places = readPendingGuide(guide).places ?? [];
  const ownerOf = ({ pp_id }: FaultyMedia): string => {
    const place = places.find((each) => placeId(each) === pp_id);
    return pp_id === null || place === undefined
      ? 'Guide'
      : placeLabel(place.content.title, place.nameNumber);
  };
  return faulty_media.map((file) => ({
    key: `${file.pp_id} ${file.field} ${file.uri}`,
    placeId: file.pp_id,
    where: `${ownerOf(file)} ${FIELD_NAMES.get(file.field) ?? 'file'}`,
    fileName: file.file_name,
    reason: file.reason,
  }));
}
