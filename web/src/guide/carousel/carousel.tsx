import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useIsSeen } from '../../ui/use-is-seen.ts';
import styles from './carousel.module.css';
import { neighbourOf } from './neighbour-of.ts';
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

const STILL = 0;
const SMOOTH = 25;

function prefersReducedMotion(): boolean {
  // The server renders the cards of the first screen without animation.
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/**
 * True if every item can be scrolled to the front. If nearly all of them fit on the screen the row
 * has fewer stops than items, and an item becomes the front one without scrolling.
 */
function hasStopForEach(
  embla: NonNullable<UseEmblaCarouselType[1]>,
  items: readonly CarouselItem[],
): boolean {
  return items.length > 1 && embla.scrollSnapList().length === items.length;
}

/** Cards in an endless row: a carousel on screen, a list to a screen reader. */
export function Carousel({ label, itemName, items: wanted, activeId, onFront }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: prefersReducedMotion() ? STILL : SMOOTH,
    // The row reports changes of its cards itself; watching would measure all of them twice.
    watchSlides: false,
    // Removed items have no size any more.
    watchResize: (_, entries) => entries.every(({ target }) => target.isConnected),
  });
  // Embla measures the row: below a sheet there is nothing to measure, and before the first paint it would delay it.
  const row = useRef<HTMLUListElement>(null);
  const isSeen = useIsSeen(row);
  const items = useFrozenOrder(embla, wanted);
  const stops = useStops(embla);
  const filled = useProgressiveRender(
    items.map(({ id }) => id),
    activeId,
  );

  useEffect(() => {
    if (embla === undefined) return;
    const report = () => {
      if (!hasStopForEach(embla, items)) return;
      const item = items[embla.selectedScrollSnap()];
      if (item !== undefined) onFront(item.id);
    };
    embla.on('select', report);
    return () => void embla.off('select', report);
  }, [embla, items, onFront]);

  useEffect(() => {
    const index = items.findIndex(({ id }) => id === activeId);
    if (embla === undefined || index < 0 || stops === 0) return;
    const stop = Math.min(index, embla.scrollSnapList().length - 1);
    if (embla.selectedScrollSnap() !== stop) embla.scrollTo(stop, prefersReducedMotion());
  }, [embla, items, activeId, stops]);

  const move = useCallback(
    (forward: boolean): CarouselItem | undefined => {
      const next = neighbourOf(items, activeId, forward ? 1 : -1);
      if (embla === undefined || next === undefined) return next;
      const isStill = prefersReducedMotion();
      if (!hasStopForEach(embla, items)) onFront(next.id);
      else if (forward && embla.canScrollNext()) embla.scrollNext(isStill);
      else if (!forward && embla.canScrollPrev()) embla.scrollPrev(isStill);
      else embla.scrollTo(items.indexOf(next), isStill);
      return next;
    },
    [embla, items, activeId, onFront],
  );

  // A browser scrolls a focused element into view, which would shift the whole row permanently: its card comes to the
  // front instead.
  const onScroll = ({ currentTarget }: UIEvent) => {
    if (embla === undefined || currentTarget.scrollLeft === 0) return;
    currentTarget.scrollLeft = 0;
    const index = focusedCard(currentTarget);
    if (index >= 0) embla.scrollTo(index, prefersReducedMotion());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = move(event.key === 'ArrowRight');
    if (next !== undefined) scrollAlong(event.currentTarget, items.indexOf(next));
  };

  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      style={{ '--cards': items.length, '--shown': shownOf(items.length) } as CSSProperties}
    >
      <div className={styles.viewport} ref={isSeen ? viewport : undefined} onScroll={onScroll}>
        <ul ref={row} className={styles.row}>
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
function useStops(embla: UseEmblaCarouselType[1]): number {
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

/** The index of the card that has the focus, or -1. */
function focusedCard(carousel: Element): number {
  const cards = [...carousel.querySelectorAll('li')];
  return cards.findIndex((card) => card.contains(document.activeElement));
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
