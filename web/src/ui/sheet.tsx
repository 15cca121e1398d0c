import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { useLazyModule } from './lazy-component.tsx';
import { createLazyModule } from './lazy-module.ts';
import { RoundButton } from './round-button.tsx';
import styles from './sheet.module.css';
import { SheetContext } from './sheet-context.ts';
import type { SheetDrag, SheetEvents } from './sheet-drag.ts';
import type { SheetSnap, SheetStop } from './sheet-stop.ts';
import { useIsWide } from './use-media-query.ts';
import { useOutsideTap } from './use-outside-tap.ts';
import { useTemporaryFocus } from './use-temporary-focus.ts';

/** Loaded with the first sheet, whose buttons work without it. */
const sheetDrag = createLazyModule(async () => (await import('./sheet-drag.ts')).attachSheetDrag);

export type SheetProps = {
  readonly onClose: () => void;
  /** Its accessible name, or the id of the element that has it. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** Stays above the scrolling content. Without it the content starts with an image, which runs under the buttons. */
  readonly heading?: ReactNode;
  /** True if it takes the focus when it opens, and restores it when it closes. */
  readonly takesFocus?: boolean;
  /** True to open it fully, if half open would hide its content. */
  readonly opensFull?: boolean;
  /** Gets the focus when the sheet closes, if the element that opened it is gone. */
  readonly focusAfter?: () => HTMLElement | null;
  readonly children: ReactNode;
};

/**
 * The panel of a stage. If it is a sheet over the map it follows the finger: half open, full, or closed. Mark content
 * that stays at its lower edge with `SHEET_FOOT`.
 */
export function Sheet({
  onClose,
  label,
  labelledBy,
  heading,
  takesFocus = false,
  opensFull = false,
  focusAfter,
  children,
}: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const stage = useContext(SheetContext);
  const isSheet = !useIsWide();
  const [snap, setSnap] = useState<SheetSnap>(opensFull ? 'full' : 'half');
  const [isScrolled, setIsScrolled] = useState(false);
  const canExpand = useCanExpand(sheet, content);
  useTemporaryFocus(sheet, { isWanted: takesFocus, fallback: focusAfter });
  const go = useSheetDrag({
    sheet,
    head,
    content,
    isOn: isSheet,
    onRest: setSnap,
    onClosed: onClose,
  });
  useOutsideTap(isSheet, (target) => isOnMap(stage?.backdrop.current ?? null, target), onClose);
  const onCover = stage?.onCover;
  useLayoutEffect(() => {
    onCover?.(isSheet ? snap : null);
    return () => onCover?.(null);
  }, [onCover, isSheet, snap]);

  return (
    <section
      ref={sheet}
      tabIndex={-1}
      className={styles.sheet}
      data-sheet={isSheet || undefined}
      data-snap={snap}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div
        ref={content}
        className={styles.content}
        onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > 0)}
      >
        <div
          ref={head}
          className={classNames(styles.head, heading === undefined && styles.overImage)}
          data-scrolled={isScrolled}
        >
          {heading}
          <div className={styles.close}>
            <RoundButton icon="close" label="Close" onClick={onClose} />
          </div>
          {canExpand ? (
            <button
              type="button"
              className={styles.grip}
              aria-label={snap === 'full' ? 'Collapse' : 'Expand'}
              onClick={() => go(snap === 'full' ? 'half' : 'full')}
            />
          ) : (
            <span className={styles.grip} />
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** True if the half-open sheet hides some content. */
function useCanExpand(
  sheet: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [canExpand, setCanExpand] = useState(true);
  useLayoutEffect(() => {
    const { current } = content;
    if (current === null) return;
    const sizes = new ResizeObserver(() => {
      // While it moves it has the layout of the full sheet, so the half-open one can't be measured.
      if (sheet.current?.dataset.snap === 'full') return;
      setCanExpand(current.scrollHeight > current.clientHeight + 1);
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [sheet, content]);
  return canExpand;
}

/** The map's pins, buttons and links keep working. */
function isOnMap(backdrop: HTMLElement | null, target: Element): boolean {
  if (backdrop === null || !backdrop.contains(target)) return false;
  return target.closest('a') === null && target.closest('[aria-roledescription="map"]') !== null;
}

type SheetDragOptions = SheetEvents & {
  /** False where the panel isn't a sheet. */
  readonly isOn: boolean;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
};

/** Lets a sheet follow the finger; returns a function that moves it. */
function useSheetDrag(options: SheetDragOptions): (stop: SheetStop) => void {
  const { isOn, sheet, head, content, onRest, onClosed } = options;
  const drag = useRef<SheetDrag | null>(null);
  const code = useLazyModule(sheetDrag);
  const attach = code.kind === 'loaded' ? code.code : null;
  const rest = useEffectEvent(onRest);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    const parts = { sheet: sheet.current, head: head.current, content: content.current };
    if (attach === null || !isOn) return;
    if (parts.sheet === null || parts.head === null || parts.content === null) return;
    const attached = attach(
      { sheet: parts.sheet, head: parts.head, content: parts.content },
      { onRest: (snap) => rest(snap), onClosed: () => close() },
    );
    drag.current = attached;
    return () => {
      attached.detach();
      drag.current = null;
    };
  }, [attach, isOn, sheet, head, content]);
  return (stop) => {
    if (drag.current !== null) drag.current.go(stop);
    else if (stop === 'closed') onClosed();
    else onRest(stop);
  };
}
