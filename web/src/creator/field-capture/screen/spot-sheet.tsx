import { LIMITS } from '@laneway/contract/limits';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import form from '../../../ui/forms/form.module.css';
import { accuracyText } from '../field-texts.ts';
import type { SpotChanges } from '../store/field-store.ts';
import type { Spot } from '../store/records.ts';
import styles from './panel.module.css';
import { SpotFiles } from './spot-files.tsx';

export type SpotSheetProps = {
  readonly spot: Spot;
  /** Resolves to true once the change is stored on the phone. */
  readonly onChange: (changes: SpotChanges) => Promise<boolean>;
  readonly onMove: () => void;
  readonly onDone: () => void;
  readonly onDelete: () => void;
};

/** The details of a spot: its name, photo and voice note. A new one is saved or discarded here. */
export function SpotSheet({ spot, onChange, onMove, onDone, onDelete }: SpotSheetProps) {
  const id = useId();
  const [title, setTitle] = useState(spot.title);
  const [isAsking, setAsking] = useState(false);
  const saveTitle = async (): Promise<boolean> =>
    title === spot.title || (await onChange({ title }));
  const saveSpot = async (): Promise<void> => {
    if (await onChange({ title, isDraft: false })) onDone();
  };
  const move = async (): Promise<void> => {
    if (await saveTitle()) onMove();
  };
  const isEmpty = title === '' && spot.photo === null && spot.voice === null;
  const remove = spot.isDraft ? 'Discard' : 'Delete';
  return (
    <section aria-label={`Place ${spot.number}`} className={styles.sheet}>
      <div className={styles.line}>
        <h2 tabIndex={-1} className={styles.name}>{`Place ${spot.number}`}</h2>
        <span className={styles.quiet}>{accuracyText(spot.accuracyMetres)}</span>
        <Button onClick={() => void move()}>Move</Button>
      </div>
      <div className={form.field}>
        <label htmlFor={id} className={form.label}>
          Title
        </label>
        <input
          id={id}
          type="text"
          className={form.control}
          value={title}
          maxLength={LIMITS.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          onBlur={() => void saveTitle()}
        />
      </div>
      <SpotFiles spot={spot} onChange={(files) => void onChange({ ...files, title })} />
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => void saveSpot()}>
          {spot.isDraft ? 'Save spot' : 'Done'}
        </Button>
        <Button onClick={() => (isEmpty && spot.isDraft ? onDelete() : setAsking(true))}>
          {remove}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`${remove} this spot?`}
          text="Its position, photo and voice note go with it. You can’t undo this."
          confirmLabel={`${remove} spot`}
          onConfirm={onDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
