import type { EmblaCarouselType } from 'embla-carousel';
import {
  type DragEvent,
  type MouseEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useIsSeen } from '../../ui/use-is-seen.ts';
import { useOnline } from '../../ui/use-online.ts';
import { focusedCard } from './focused-card.ts';

export type Embla = EmblaCarouselType;

export type UseEmblaOptions = {
  /** The element that clips the row of cards. */
  readonly viewport: RefObject<HTMLElement | null>;
  /** True if the row has to move by itself, because another card than the first belongs in front. */
  readonly hasToMove: boolean;
  /** Called with the card that belongs in front if the browser scrolled the row before Embla took over. */
  readonly onScrolled: (embla: Embla, index: number) => void;
};

const emblaCode = createLazyModule(async () => (await import('embla-carousel')).default);

/**
 * Embla, which lets the row of cards loop and follow a mouse. It isn't part of a first visit: it loads when the carousel
 * is first used, and is null until then. The browser scrolls the row in the meantime, and Embla takes over at the card
 * in front once the row is at rest.
 */
export function useEmbla({ viewport, hasToMove, onScrolled }: UseEmblaOptions) {
  const [embla, setEmbla] = useState<Embla | null>(null);
  const [isLoaded, setIsLoaded] = useState(() => emblaCode.loaded() !== null);
  const { isUsed, touches, handlers } = useInput();
  // Embla measures the row, and below a sheet there is nothing to measure.
  const isSeen = useIsSeen(viewport);
  const isWanted = isUsed || (isSeen && (hasToMove || isLoaded));
  const isReady = isWanted && isLoaded;
  const isOnline = useOnline();
  const reportScrolled = useEffectEvent(onScrolled);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to ask again
  useEffect(() => {
    if (!isWanted) return;
    emblaCode.fetch().then(
      () => setIsLoaded(true),
      // The browser still scrolls the row.
      () => {},
    );
  }, [isWanted, isOnline]);

  useEffect(() => {
    const element = viewport.current;
    const createEmbla = emblaCode.loaded();
    if (!isReady || element === null || createEmbla === null) return;
    const removal = new AbortController();
    const { signal } = removal;
    const takeOver = () => {
      const isScrolled = element.scrollLeft > 0;
      const startIndex = indexInFront(element);
      element.scrollLeft = 0;
      const created = createEmbla(element, {
        loop: true,
        align: 'start',
        startIndex,
        duration: prefersReducedMotion() ? STILL : SMOOTH,
        // The row reports changes of its cards itself; watching would measure all of them twice.
        watchSlides: false,
        // Removed items have no size any more.
        watchResize: (_, entries) => entries.every(({ target }) => target.isConnected),
      });
      signal.addEventListener('abort', () => created.destroy());
      setEmbla(created);
      if (!isScrolled) return;
      // The browser scrolls a card that gets the focus into view, but not to the front.
      const focused = focusedCard(element);
      reportScrolled(created, focused < 0 ? startIndex : focused);
    };
    void whenAtRest(element, touches, signal).then(() => !signal.aborted && takeOver());
    return () => removal.abort();
  }, [viewport, isReady, touches]);

  return { embla, handlers };
}

const STILL = 0;
const SMOOTH = 25;

/** In pixels, as Embla has it: a mouse that moved less has clicked. */
const DRAG_THRESHOLD = 10;

/** What the carousel listens to until Embla does: whether somebody uses it, and how many fingers are on the screen. */
function useInput() {
  const [isUsed, setIsUsed] = useState(false);
  const touches = useRef(0);
  const pressedAt = useRef<number | null>(null);
  const use = () => setIsUsed(true);
  const count = (event: TouchEvent) => {
    touches.current = event.touches.length;
    use();
  };
  const handlers = {
    onPointerEnter: use,
    onFocus: use,
    onScrollCapture: use,
    onTouchStart: count,
    onTouchEnd: count,
    onTouchCancel: count,
    onMouseDown: ({ clientX }: MouseEvent) => {
      pressedAt.current = clientX;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    // A drag opens nothing, even if Embla hasn't seen where it began.
    onClickCapture: (event: MouseEvent) => {
      const distance = Math.abs(event.clientX - (pressedAt.current ?? event.clientX));
      pressedAt.current = null;
      const isOfKeyboard = event.detail === 0;
      if (distance > DRAG_THRESHOLD && !isOfKeyboard) event.stopPropagation();
    },
  };
  return { isUsed, touches, handlers };
}

/** In frames without movement. Not all browsers report the end of scrolling. */
const AT_REST = 6;

/** Resolves once there is no finger on the screen and the browser has stopped scrolling an element. */
async function whenAtRest(
  element: Element,
  touches: RefObject<number>,
  signal: AbortSignal,
): Promise<void> {
  let last = element.scrollLeft;
  let frames = last === 0 && touches.current === 0 ? AT_REST : 0;
  while (frames < AT_REST && !signal.aborted) {
    await new Promise(requestAnimationFrame);
    const isMoving = touches.current > 0 || element.scrollLeft !== last;
    frames = isMoving ? 0 : frames + 1;
    last = element.scrollLeft;
  }
}

/** The index of the card that the browser has scrolled to the front. */
function indexInFront(viewport: Element): number {
  const width = viewport.querySelector('li')?.offsetWidth ?? 0;
  return width === 0 ? 0 : Math.round(viewport.scrollLeft / width);
}
