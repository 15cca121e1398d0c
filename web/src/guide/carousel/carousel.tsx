import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './carousel.module.css';
import { type Embla, focusedCard, prefersReducedMotion, useEmbla } from './use-embla.ts';
import { useFrozenOrder } from './use-frozen-order.ts';
import { useProgressiveRender } from './use-progressive-render.ts';

export type CarouselItem = { readonly id: number; readonly content: ReactNode };

export type CarouselProps = {
  readonly label: string;
  /** The word for an item, in the labels of the arrows. */
  readonly itemName: 'guide' | 'place';
  readonly items: readonly CarouselItem[];
  /** The item in front; the carousel moves to it when this changes. */
  readonly activeId: number | null;
  /** Called when the user moved another item to the front. */
  readonly onFront: (id: number) => void;
};

/**
 * True if every item can be scrolled to the front. If nearly all of them fit on the screen the row
 * has fewer stops than items, and an item becomes the front one without scrolling.
 */
function hasStopForEach(embla: NonNullable<Embla>, items: readonly CarouselItem[]): boolean {
  return items.length > 1 && embla.scrollSnapList().length === items.length;
}

/** Cards in an endless row: a carousel on screen, a list to a screen reader. */
export function Carousel({ label, itemName, items: wanted, activeId, onFront }: CarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { embla, isNative } = useEmbla({
    carousel,
    viewport,
    activeId,
    front: wanted.findIndex(({ id }) => id === activeId),
    onScrolled: (index) => bringToFront(wanted[index]),
  });
  const items = useFrozenOrder(embla, wanted);
  const stops = useStops(embla);
  const filled = useProgressiveRender(
    items.map(({ id }) => id),
    activeId,
  );

  const bringToFront = (item: CarouselItem | undefined) => {
    if (item !== undefined && item.id !== activeId) onFront(item.id);
  };

  // It also selects the item that it follows, which is the active one by then.
  const onSelect = useEffectEvent((row: NonNullable<Embla>) => {
    if (hasStopForEach(row, items)) bringToFront(items[row.selectedScrollSnap()]);
  });
  useEffect(() => {
    if (embla === undefined) return;
    const select = () => onSelect(embla);
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla]);

  useEffect(() => {
    const index = items.findIndex(({ id }) => id === activeId);
    if (embla === undefined || index < 0 || stops === 0) return;
    const stop = Math.min(index, embla.scrollSnapList().length - 1);
    if (embla.selectedScrollSnap() !== stop) embla.scrollTo(stop, prefersReducedMotion());
  }, [embla, items, activeId, stops]);

  /** The row follows as soon as the item is the active one. */
  const move = (forward: boolean): CarouselItem | undefined => {
    const next = neighbourOf(items, activeId, forward ? 1 : -1);
    bringToFront(next);
    return next;
  };

  // A browser scrolls a focused element into view, which would shift the whole row permanently: its card comes to the
  // front instead.
  const onScroll = ({ currentTarget }: UIEvent) => {
    if (embla === undefined || currentTarget.scrollLeft === 0) return;
    currentTarget.scrollLeft = 0;
    bringToFront(items[focusedCard(currentTarget)]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = move(event.key === 'ArrowRight');
    if (next !== undefined) scrollAlong(event.currentTarget, items.indexOf(next));
  };

  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      style={{ '--cards': items.length, '--shown': shownOf(items.length) } as CSSProperties}
    >
      <div
        ref={viewport}
        className={isNative ? styles.scroller : styles.viewport}
        onScroll={onScroll}
      >
        <ul className={styles.row}>
          {items.map(({ id, content }) => (
            <li key={id} className={styles.item} data-front={id === activeId}>
              {filled.has(id) ? content : <div className={styles.blank} />}
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <div className={styles.arrows}>
          <Arrow label={`Previous ${itemName}`} onPress={() => move(false)} icon="back" />
          <Arrow label={`Next ${itemName}`} onPress={() => move(true)} icon="forward" />
        </div>
      )}
    </section>
  );
}

/**
 * The number of stops of a row: that of the items, once these are measured, or less if nearly all fit on the screen.
 */
function useStops(embla: Embla): number {
  const follow = useCallback(
    (onChange: () => void) => {
      embla?.on('reInit', onChange);
      return () => void embla?.off('reInit', onChange);
    },
    [embla],
  );
  return useSyncExternalStore(
    follow,
    () => embla?.scrollSnapList().length ?? 0,
    () => 0,
  );
}

/**
 * The maximum number of visible cards if they don't all fit: one less, so that the row can loop. Two can't loop in any
 * case, and the second would be hidden.
 */
function shownOf(cards: number): number {
  return cards > 2 ? cards - 1 : cards;
}

/** Moves the focus from a card to the new front card, so that Enter opens the one in view. */
function scrollAlong(carousel: Element, index: number): void {
  if (focusedCard(carousel) < 0) return;
  carousel.querySelectorAll('li')[index]?.querySelector('button')?.focus({ preventScroll: true });
}

type ArrowProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
};

function Arrow({ label, icon, onPress }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

/** The item before or after another in an endless row. */
export function neighbourOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number | null,
  step: 1 | -1,
): Item | undefined {
  const index = items.findIndex((item) => item.id === id);
  // Without a current item, the first or last one is next.
  if (index < 0) return items.at(step === 1 ? 0 : -1);
  return items.at((index + step) % items.length);
}
