import { parseCoordinates, printCoordinates } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/forms/form.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './text.module.css';

export type CoordinateRowProps = {
  /** For example “Point 3”. */
  readonly name: string;
  /** For example “of path 1”, for screen readers. */
  readonly of: string;
  readonly point: Point;
  readonly isReadOnly: boolean;
  readonly onMoveTo: (point: Point) => void;
  /** Picks up this point, to be moved with the crosshair. */
  readonly onHold: () => void;
  /** Null for a point that can't be deleted. */
  readonly onDelete: (() => void) | null;
};

/** A point as editable coordinates. */
export function CoordinateRow(props: CoordinateRowProps) {
  const { name, of, point, isReadOnly, onMoveTo, onHold, onDelete } = props;
  const id = useId();
  const printed = printCoordinates(point);
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null);
  // Typed text belongs to the point's old value; a point that has moved since shows its position.
  const text = draft?.of === printed ? draft.text : printed;
  const [isWrong, setIsWrong] = useState(false);
  const showsError = isWrong && text !== printed;

  const commit = () => {
    const typed = parseCoordinates(text);
    setIsWrong(typed === null);
    if (typed === null || text === printed) return;
    setDraft(null);
    onMoveTo(typed);
  };

  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.rowName}>
        {name}
        <VisuallyHidden> {of}, latitude and longitude</VisuallyHidden>
      </label>
      <input
        id={id}
        type="text"
        value={text}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={showsError}
        aria-describedby={showsError ? `${id}-error` : undefined}
        className={classNames(formStyles.control, styles.coordinates)}
        onChange={(event) => setDraft({ text: event.target.value, of: printed })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would otherwise submit the surrounding form.
          event.preventDefault();
          commit();
        }}
      />
      {!isReadOnly && (
        <div className={styles.rowActions}>
          <button type="button" className={styles.textButton} onClick={onHold}>
            Move
            <VisuallyHidden>
              {' '}
              {name} {of} on the map
            </VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.textButton}
            disabled={onDelete === null}
            onClick={() => onDelete?.()}
          >
            Delete
            <VisuallyHidden>
              {' '}
              {name} {of}
            </VisuallyHidden>
          </button>
        </div>
      )}
      {showsError && (
        <p id={`${id}-error`} className={classNames(formStyles.error, styles.rowError)}>
          Enter a latitude and longitude, like -37.8183,144.9671
        </p>
      )}
    </div>
  );
}
