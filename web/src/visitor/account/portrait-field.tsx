import { loadingTexts } from '@laneway/domain/accounts/messages';
import { PHOTO_TYPES } from '@laneway/domain/media/photo';
import { useId, useState } from 'react';
import { useSavePortrait } from '../../api/queries/creator-page.ts';
import { preparePhoto } from '../../media/prepare-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { messageOf } from '../../ui/forms/validation.ts';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import styles from './own-page.module.css';

const ACCEPT = PHOTO_TYPES.join(',');

export type PortraitFieldProps = {
  readonly userId: number;
  /** The path of the saved portrait; null without one. */
  readonly path: string | null;
};

/** The portrait on a creator's page. It is saved as soon as it is chosen. */
export function PortraitField({ userId, path }: PortraitFieldProps) {
  const { mutate, isPending, error } = useSavePortrait(userId);
  const { showToast } = useToast();
  const [invalid, setInvalid] = useState<string | null>(null);
  const hint = useId();
  const save = (file: Blob | null): void =>
    mutate(file, {
      onSuccess: () => showToast(file === null ? 'Portrait removed' : 'Portrait saved'),
    });
  const choose = async (file: Blob): Promise<void> => {
    const prepared = await preparePhoto(file);
    setInvalid(prepared.ok ? null : prepared.error);
    if (prepared.ok) save(prepared.value);
  };
  const failure =
    invalid ??
    (error === null ? null : messageOf(error, 'We couldn’t save your portrait. Please try again.'));
  return (
    <div className={styles.portrait}>
      {path !== null && <img className={styles.image} src={path} alt="Your portrait" />}
      <div className={styles.buttons}>
        <FileButton
          label={path === null ? 'Add a portrait' : 'Change portrait'}
          accept={ACCEPT}
          describedBy={hint}
          onFiles={([file]) => {
            if (file !== undefined && !isPending) void choose(file);
          }}
        />
        {path !== null && <Button onClick={() => save(null)}>Remove portrait</Button>}
      </div>
      <p id={hint} role="status" className={styles.note}>
        {isPending
          ? loadingTexts.processing
          : 'A square image looks best. Everyone can see it on your page.'}
      </p>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
