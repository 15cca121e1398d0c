import type { EmblaCarouselType } from 'embla-carousel';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { useIsSeen } from '../../ui/use-is-seen.ts';

/** Undefined until it has taken over. */
export type Embla = EmblaCarouselType | undefined;

/** Not part of a first visit: a row that nobody has used yet can be scrolled by the browser. */
const lazyEmbla = createLazyModule(async () => (await import('embla-carousel')).default);

const STILL = 0;
const SMOOTH = 25;
/** A row that hasn't moved for this long is at rest. Browsers say so with an event, but not all, and not always. */
const REST_MS = 100;

export function prefersReducedMotion(): boolean {
  // The server renders the cards of the first screen without animation.
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

export type EmblaParts = {
  readonly carousel: RefObject<HTMLElement | null>;
  /** The element in it that scrolls. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly activeId: number | null;
  /** The index of the active item, or -1. */
  readonly front: number;
  /** Called when the user has scrolled to another item, as long as the browser scrolls the row. */
  readonly onScrolled: (index: number) => void;
};

/**
 * The browser scrolls the row until somebody points at it, focuses something in it or scrolls it. That loads Embla,
 * which takes over once the row is at rest, with the same item in front. It makes the row endless, and lets a mouse
 * drag it. Where it can't be loaded, the browser goes on.
 */
export function useEmbla({ carousel, viewport, activeId, front, onScrolled }: EmblaParts): {
  readonly embla: Embla;
  readonly isNative: boolean;
} {
  // Embla measures the row: below a sheet there is nothing to measure.
  const isSeen = useIsSeen(viewport);
  const [loaded, setLoaded] = useState(() => lazyEmbla.loaded());
  const [embla, setEmbla] = useState<Embla>();
  const create = isSeen ? loaded : null;
  const isNative = create === null;
  /** Where the row was told to scroll, or was left by the user. */
  const place = useRef(0);
  const shownId = useRef(activeId);

  // Runs before the change is painted, so that nothing is seen to move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Embla starts with the front item, and then is told of changes
  useLayoutEffect(() => {
    if (create === null || viewport.current === null) return;
    viewport.current.scrollLeft = 0;
    const created = create(viewport.current, {
      loop: true,
      align: 'start',
      duration: prefersReducedMotion() ? STILL : SMOOTH,
      startIndex: Math.max(0, front),
      // The row reports changes of its cards itself; watching would measure all of them twice.
      watchSlides: false,
      // Removed items have no size any more.
      watchResize: (_, entries) => entries.every(({ target }) => target.isConnected),
    });
    setEmbla(created);
    return () => created.destroy();
  }, [create, viewport]);

  const rest = useEffectEvent((row: HTMLElement, by: 'hand' | 'focus' | null) => {
    if (by !== null && Math.abs(row.scrollLeft - place.current) > 1) {
      place.current = row.scrollLeft;
      // A browser scrolls a focused card into view, but not to the front.
      const index = by === 'focus' ? focusedCard(row) : nearestCard(row);
      if (index >= 0 && index !== front) onScrolled(index);
    }
    setLoaded(() => lazyEmbla.loaded());
  });

  useEffect(() => {
    const row = viewport.current;
    if (!isNative || !isSeen || row === null) return;
    const listening = new AbortController();
    let by: 'hand' | 'focus' | null = null;
    let touches = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (touches > 0) return;
        rest(row, by);
        by = null;
        if (lazyEmbla.loaded() === null) load();
      }, REST_MS);
    };
    // After a failure the next use of the row tries again.
    const load = () => {
      lazyEmbla.fetch().then(
        () => !listening.signal.aborted && settle(),
        () => undefined,
      );
    };
    const on = <Kind extends keyof HTMLElementEventMap>(
      element: HTMLElement | null,
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => element?.addEventListener(kind, listener, { passive: true, signal: listening.signal });

    on(carousel.current, 'pointerover', load);
    on(carousel.current, 'pointerdown', load);
    on(carousel.current, 'focusin', () => {
      by = 'focus';
      load();
    });
    const touch = (event: TouchEvent) => {
      by = 'hand';
      touches = event.touches.length;
      settle();
    };
    on(row, 'touchstart', touch);
    on(row, 'touchend', touch);
    on(row, 'touchcancel', touch);
    on(row, 'wheel', () => {
      by = 'hand';
    });
    on(row, 'scroll', settle);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isNative, isSeen, carousel, viewport]);

  // Runs before a new order is painted: the item in front stays where it is, and only another one is scrolled to.
  useLayoutEffect(() => {
    const row = viewport.current;
    const isOther = shownId.current !== activeId;
    shownId.current = activeId;
    // The first item needs no measuring, as on every first screen.
    if (!isNative || row === null || front < 0 || (front === 0 && place.current === 0)) return;
    place.current = Math.min(scrollPositions(row)[front] ?? 0, row.scrollWidth - row.clientWidth);
    const behavior = isOther && !prefersReducedMotion() ? 'smooth' : 'instant';
    row.scrollTo({ left: place.current, behavior });
  }, [isNative, activeId, front, viewport]);

  return { embla, isNative };
}

/** How far the row is scrolled with each of its cards in front, where it is long enough. */
function scrollPositions(row: Element): readonly number[] {
  const lefts = Array.from(row.querySelectorAll('li'), ({ offsetLeft }) => offsetLeft);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function nearestCard(row: Element): number {
  const away = scrollPositions(row).map((position) => Math.abs(position - row.scrollLeft));
  return away.indexOf(Math.min(...away));
}

/** The index of the card that has the focus, or -1. */
export function focusedCard(carousel: Element): number {
  const cards = [...carousel.querySelectorAll('li')];
  return cards.findIndex((card) => card.contains(document.activeElement));
}
