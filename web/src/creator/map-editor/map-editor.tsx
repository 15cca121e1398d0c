import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { type AddPlace, EditorContext, type Surroundings } from './editor-context.ts';
import type { FieldErrors, Geometry, GeometryField, Subject } from './geometry.ts';
import styles from './map-editor.module.css';
import { EditorScene } from './scene/editor-scene.tsx';
import type { Preview } from './scene/own-shapes.tsx';
import { resumeDraft } from './state/draft-steps.ts';
import { canCancel } from './state/editor-reducer.ts';
import { type PlaceKey, startEditor, type UnfinishedLine } from './state/editor-state.ts';
import { createEditorStore, type EditorStore } from './state/editor-store.ts';
import { Disclosure } from './text/disclosure.tsx';
import { ShapeList } from './text/shape-list.tsx';
import { TextForms } from './text/text-forms.tsx';
import { EditorStatus } from './tools/editor-status.tsx';
import { EditorToolbar } from './tools/editor-toolbar.tsx';

export type MapEditorProps = {
  /** For screen readers, for example “Map of Princes Bridge”. */
  readonly label: string;
  /** A guide has no marker text; its pin is its start. */
  readonly subject: Subject;
  readonly value: Geometry;
  readonly onChange: (next: Geometry) => void;
  /** Shown under the matching text field. */
  readonly errors?: FieldErrors | undefined;
  readonly onBlur?: ((field: GeometryField) => void) | undefined;
  /** The rest of the guide, in the background; a place opens when tapped. */
  readonly surroundings?: Surroundings | undefined;
  readonly onOpenPlace?: ((id: PlaceKey) => void) | undefined;
  /** Selects the pin tool at once: the next tap sets the pin. */
  readonly armed?: boolean;
  /** For a guide: each tap of “Add places” calls this. */
  readonly onAddPlace?: AddPlace | undefined;
  /** Deletes a place of “Add places” when undo comes to it. */
  readonly onTakeBackPlace?: ((id: PlaceKey) => void) | undefined;
  /** Restores it when redo comes to it. */
  readonly onRestorePlace?: ((id: PlaceKey) => void) | undefined;
  readonly isReadOnly?: boolean;
  /** Keeps an unfinished line while the editor is closed. */
  readonly unfinished?: Unfinished | undefined;
  /** The result of a search: the map moves there, once for each new value. */
  readonly found?: Point | null;
  /** What was imported: the map fits to it, once for each new value. */
  readonly imported?: Bounds | null;
  /** Further tools, for example import. */
  readonly tools?: ReactNode;
  /** Below the text forms, for example a search for addresses. */
  readonly find?: ReactNode;
};

export type Unfinished = { current: UnfinishedLine | null };

const NO_SURROUNDINGS: Surroundings = { pins: [], shapes: [] };
const NO_ERRORS = {};

/** The map of a guide's or a place's form, and the same geometry as text. */
export function MapEditor(props: MapEditorProps) {
  const { label, subject, value, onChange, errors = NO_ERRORS, onBlur, armed = false } = props;
  const { onOpenPlace, onAddPlace, isReadOnly = false } = props;
  const surroundings = useStableValue(props.surroundings ?? NO_SURROUNDINGS);
  const root = useRef<HTMLDivElement>(null);
  const { unfinished, onTakeBackPlace, onRestorePlace } = props;
  const store = useEditorStore({
    subject,
    value,
    onChange,
    onTakeBackPlace,
    onRestorePlace,
    armed,
    isReadOnly,
    unfinished,
  });
  useEffect(() => {
    store.dispatch({ type: 'places-changed', ids: surroundings.pins.map(({ id }) => id) });
  }, [store, surroundings]);
  const isPhone = useMediaQuery('(max-width: 719px)');
  const [isExpanded, setIsExpanded] = useState(isPhone && armed && !isReadOnly);
  const [preview, setPreview] = useState<Preview | null>(null);
  const isAsleep = isPhone && !isExpanded;
  const editor = useMemo(
    () => ({ store, surroundings, isReadOnly, onOpenPlace, onAddPlace }),
    [store, surroundings, isReadOnly, onOpenPlace, onAddPlace],
  );

  const expand = (next: boolean) => {
    if (!next) store.dispatch({ type: 'choose-tool', tool: 'select' });
    setIsExpanded(next);
  };
  // On a phone, a point picked up from the list is moved in full screen.
  useEffect(() => {
    if (!isPhone) return;
    return store.subscribe(() => {
      if (store.getState().held !== null) setIsExpanded(true);
    });
  }, [store, isPhone]);
  useFullScreen(root, isExpanded);
  useFocusOnSwitch(root, isExpanded);
  useEditorKeys(root, {
    store,
    isReadOnly,
    onLeave: () => {
      if (isExpanded) expand(false);
      return isExpanded;
    },
  });

  return (
    <EditorContext value={editor}>
      <div
        ref={root}
        {...{ role: isExpanded ? 'dialog' : 'group', 'aria-label': `Edit ${lowerFirst(label)}` }}
        popover={isExpanded ? 'manual' : undefined}
        className={classNames(styles.editor, isExpanded && styles.expanded)}
      >
        <div className={styles.frame}>
          {!isAsleep && !isReadOnly && (
            <EditorToolbar isExpanded={isExpanded} onExpand={expand}>
              {props.tools}
            </EditorToolbar>
          )}
          <div className={styles.stage}>
            <div className={styles.map} inert={isAsleep}>
              <EditorScene
                label={label}
                isExpanded={isExpanded}
                isPhone={isPhone}
                found={props.found ?? null}
                imported={props.imported ?? null}
                preview={preview}
                onPreview={setPreview}
              />
            </div>
            {isAsleep && (
              <button
                type="button"
                data-expand
                className={styles.wake}
                onClick={() => expand(true)}
              >
                <span className={styles.wakeLabel}>{isReadOnly ? 'Open map' : 'Edit map'}</span>
              </button>
            )}
            {isReadOnly && isExpanded && (
              <button type="button" className={styles.leave} onClick={() => expand(false)}>
                Done
              </button>
            )}
          </div>
          <EditorStatus preview={preview} isQuiet={isAsleep || isReadOnly} />
        </div>
        {!isExpanded && (
          <>
            <Disclosure title="Points">
              <ShapeList />
            </Disclosure>
            <Disclosure
              title="As text"
              isForcedOpen={Object.values(errors).some((error) => error !== undefined)}
            >
              <TextForms errors={errors} onBlur={onBlur} />
            </Disclosure>
            {props.find}
          </>
        )}
      </div>
    </EditorContext>
  );
}

/** The pressed button is removed, so the focus moves to the map, or back to the full-screen button. */
function useFocusOnSwitch(root: { current: HTMLElement | null }, isExpanded: boolean): void {
  const before = useRef(false);
  useEffect(() => {
    if (before.current === isExpanded) return;
    before.current = isExpanded;
    const goal = isExpanded ? '[aria-roledescription="map"]' : '[data-expand]';
    // A map that opened in full screen at once may be far down the page it returns to.
    root.current?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: isExpanded });
  }, [root, isExpanded]);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * The same object while its content is the same. A form creates new props with every key press, which would recreate
 * the pins on the map.
 */
function useStableValue<T extends object>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}

/**
 * Shows an element above the whole page with `popover="manual"`, and makes the rest of the page inert. The element
 * stays in its place in the document, so the map in it isn't rebuilt.
 */
function useFullScreen(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isOn || shown === null) return;
    shown.showPopover();
    const others = outsideOf(shown).filter((other) => !other.inert && !isAboveAll(other));
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [element, isOn]);
}

/** Toasts are shown above everything, and their actions must be reachable. */
function isAboveAll(element: HTMLElement): boolean {
  return element.dataset.aboveAll !== undefined;
}

/** The siblings of the element and of everything around it. */
function outsideOf(element: Element): readonly HTMLElement[] {
  const { parentElement: parent } = element;
  if (parent === null) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [...siblings.filter((child) => child instanceof HTMLElement), ...outsideOf(parent)];
}

type EditorStoreProps = {
  readonly subject: Subject;
  readonly value: Geometry;
  readonly onChange: (next: Geometry) => void;
  readonly onTakeBackPlace: ((id: PlaceKey) => void) | undefined;
  readonly onRestorePlace: ((id: PlaceKey) => void) | undefined;
  readonly armed: boolean;
  readonly isReadOnly: boolean;
  readonly unfinished: Unfinished | undefined;
};

/** The store of an editor. It follows the form's value, and reports edits to the form. */
function useEditorStore(props: EditorStoreProps): EditorStore {
  const { subject, value, onChange, onTakeBackPlace, onRestorePlace, isReadOnly, unfinished } =
    props;
  const armed = props.armed && !isReadOnly;
  const latest = useRef({ onChange, onTakeBackPlace, onRestorePlace });
  useLayoutEffect(() => {
    latest.current = { onChange, onTakeBackPlace, onRestorePlace };
  });
  const [store] = useState(() => {
    const start = startEditor(subject, value, armed ? 'pin' : 'select');
    const line = unfinished?.current ?? null;
    return createEditorStore({
      initial: line === null || armed || isReadOnly ? start : resumeDraft(start, line),
      onEdit: (next) => latest.current.onChange(next),
      onTakeBackPlace: (id) => latest.current.onTakeBackPlace?.(id),
      onRestorePlace: (id) => latest.current.onRestorePlace?.(id),
    });
  });
  useEffect(
    () =>
      store.subscribe(() => {
        const { draft, colours } = store.getState();
        if (unfinished !== undefined) unfinished.current = draft && { draft, colours };
      }),
    [store, unfinished],
  );
  useEffect(() => {
    if (isReadOnly && store.getState().draft !== null) store.dispatch({ type: 'cancel' });
  }, [store, isReadOnly]);
  useLayoutEffect(() => {
    store.dispatch({ type: 'receive', value });
  }, [store, value]);
  useEffect(() => {
    if (armed) store.dispatch({ type: 'choose-tool', tool: 'pin' });
  }, [store, armed]);
  return store;
}

type EditorKeysOptions = {
  readonly store: EditorStore;
  readonly isReadOnly: boolean;
  /** Handles Esc when there is nothing else to cancel. True if it did something. */
  readonly onLeave: () => boolean;
};

/** Undo, redo and Esc anywhere in the editor except in text fields, which keep the browser's own. */
function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { store, isReadOnly, onLeave }: EditorKeysOptions,
): void {
  /** True if the key was handled. */
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      if (isReadOnly || !canCancel(store.getState())) return onLeave();
      store.dispatch({ type: 'cancel' });
      return true;
    }
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isCommand || isReadOnly) return false;
    switch (event.key.toLowerCase()) {
      case 'z':
        store.dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
        return true;
      case 'y':
        store.dispatch({ type: 'redo' });
        return true;
      default:
        return false;
    }
  });

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTextField(event.target) || !press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'radio';
}
