import { formatDistance, pathLengthMetres } from '@laneway/domain/geo/distance';
import type { Shape, ShapeKind } from '@laneway/domain/geo/shapes-text';
import {
  type FocusEvent,
  Fragment,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { countPoints, PIN_NAMES, SHAPE_NAMES } from '../state/announcements.ts';
import { CoordinateRow } from './coordinate-row.tsx';
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

/** A recorded path has thousands of points, which are shown in pages. */
const PAGE = 100;

type ShapeRowsProps = {
  readonly kind: ShapeKind;
  readonly index: number;
  readonly shape: Shape;
  /** True if the text is currently invalid, so that the points can't be changed. */
  readonly isStale: boolean;
};

/** One path or boundary of the list; its points are shown once it is selected. */
function ShapeRows({ kind, index, shape, isStale }: ShapeRowsProps) {
  const { store, isReadOnly } = useEditor();
  const { selection } = useEditorState();
  const [shown, setShown] = useState(PAGE);
  const isSelected = selection?.kind === kind && selection.index === index;
  const name = `${SHAPE_NAMES[kind]} ${index + 1}`;
  const ref = { kind, index };
  const length = kind === 'path' ? ` · ${formatDistance(pathLengthMetres(shape.points))}` : '';
  const isLocked = isReadOnly || isStale;

  return (
    <section aria-label={name} className={styles.shape}>
      <div className={styles.shapeHead}>
        <button
          type="button"
          aria-expanded={isSelected}
          className={styles.textButton}
          onClick={() =>
            store.dispatch({
              type: 'select',
              selection: isSelected ? null : { ...ref, vertex: null },
            })
          }
        >
          {name} · {countPoints(shape.points.length)}
          {length}
        </button>
        {!isLocked && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => store.dispatch({ type: 'delete-shape', ref })}
          >
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </div>
      {isSelected &&
        shape.points.slice(0, shown).map((point, vertex) => (
          <CoordinateRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its position in the line
            key={vertex}
            name={`Point ${vertex + 1}`}
            of={`of ${name.toLowerCase()}`}
            point={point}
            isReadOnly={isLocked}
            onMoveTo={(to) =>
              store.dispatch({ type: 'move-vertex', ref: { ...ref, vertex }, point: to })
            }
            onHold={() =>
              store.dispatch({ type: 'hold', held: { what: 'vertex', ...ref, vertex } })
            }
            onDelete={() => store.dispatch({ type: 'delete-vertex', ref: { ...ref, vertex } })}
          />
        ))}
      {isSelected && shown < shape.points.length && (
        <button type="button" className={styles.textButton} onClick={() => setShown(shown + PAGE)}>
          Show more points
        </button>
      )}
    </section>
  );
}
