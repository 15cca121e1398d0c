import type { ShapeKind } from '@laneway/domain/geo/shapes-text';
import { type FocusEvent, Fragment, type RefObject, useLayoutEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import { PIN_NAMES } from '../state/announcements.ts';
import { CoordinateRow } from './coordinate-row.tsx';
import { ShapeRows } from './shape-rows.tsx';
import styles from './text.module.css';

const KINDS: readonly ShapeKind[] = ['path', 'boundary'];

/** Every point of the map as a list: the keyboard alternative to the handles. */
export function ShapeList() {
  const { store, isReadOnly } = useEditor();
  const { drawing, subject } = useEditorState();
  const restoreFocus = useRestoreFocus<HTMLDivElement>();
  const pin = drawing.pin.shown;
  const isEmpty = pin === null && KINDS.every((kind) => drawing[kind].shown.length === 0);
  return (
    <div {...restoreFocus} className={styles.list}>
      {isEmpty && <p className={styles.empty}>No points yet. Tap the map to add the first.</p>}
      {pin !== null && (
        <CoordinateRow
          name={PIN_NAMES[subject]}
          of="of this map"
          point={pin}
          isReadOnly={isReadOnly}
          onMoveTo={(point) => store.dispatch({ type: 'move-pin', point })}
          onHold={() => store.dispatch({ type: 'hold', held: { what: 'pin' } })}
          onDelete={() => store.dispatch({ type: 'move-pin', point: null })}
        />
      )}
      {KINDS.map((kind) => (
        <Fragment key={kind}>
          {drawing[kind].shown.map((shape, index) => (
            <ShapeRows
              // biome-ignore lint/suspicious/noArrayIndexKey: a shape is known by its position in the text
              key={index}
              kind={kind}
              index={index}
              shape={shape}
              isStale={drawing[kind].isStale}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Keeps the keyboard's focus in a list when the focused row is deleted. */
function useRestoreFocus<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<T>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      const isLeaving = relatedTarget !== null && !currentTarget.contains(relatedTarget);
      if (isLeaving) hasFocus.current = false;
    },
  };
}
