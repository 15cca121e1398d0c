import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../dialogs/dialogs.module.css';

export type MoveToDialogProps = {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
};

/** Moves a place to a given number, for long lists. */
export function MoveToDialog({ name, index, count, onMove, onClose }: MoveToDialogProps) {
  const id = useId();
  const [text, setText] = useState(String(index + 1));
  const [isWrong, setIsWrong] = useState(false);
  const move = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(text);
    const isPosition = Number.isInteger(number) && number >= 1 && number <= count;
    setIsWrong(!isPosition);
    if (!isPosition) return;
    onClose();
    if (number !== index + 1) onMove(number - 1);
  };
  return (
    <Dialog title={`Move ${name}`} width="narrow" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={move}>
        <div className={styles.field}>
          <label htmlFor={id}>New position, 1 to {count}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={count}
            className={styles.number}
            value={text}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-problem` : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {isWrong && (
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              Enter a number from 1 to {count}
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button kind="main" type="submit">
            Move place
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
