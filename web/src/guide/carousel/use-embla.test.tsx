// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const CARD_PX = 276;
const SCREEN_PX = 390;
const REST_MS = 100;
const CARDS = [1, 2, 3, 4];

/** There is no layout here. Embla and the row measure cards that are as wide as these. */
const SIZES = {
  offsetLeft: (element: HTMLElement) => indexOf(element) * CARD_PX,
  offsetWidth: (element: HTMLElement) => (element.matches('li') ? CARD_PX : SCREEN_PX),
  clientWidth: () => SCREEN_PX,
  scrollWidth: () => CARDS.length * CARD_PX,
};

const indexOf = (element: HTMLElement): number =>
  [...(element.parentElement?.children ?? [])].indexOf(element);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IntersectionObserver', SeesAll);
  document.head.innerHTML = '<style>li { margin-right: 0px }</style>';
  for (const [name, sizeOf] of Object.entries(SIZES)) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return sizeOf(this);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything is on the screen. */
class SeesAll {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    this.#tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

/** Embla stays loaded, so each test begins with a new module. */
async function showRow() {
  vi.resetModules();
  const { Carousel } = await import('./carousel.tsx');
  const onFront = vi.fn<(id: number) => void>();
  const carousel = (order: readonly number[], activeId: number) => (
    <Carousel
      label="Guides"
      itemName="guide"
      items={order.map((id) => ({ id, content: <button type="button">{id}</button> }))}
      activeId={activeId}
      onFront={onFront}
    />
  );
  const { rerender } = render(carousel(CARDS, 1));
  const list = screen.getByRole('list');
  const row = list.parentElement as HTMLElement;
  const scroll = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  return {
    onFront,
    row,
    scroll,
    change: (order: readonly number[], activeId: number) => rerender(carousel(order, activeId)),
    swipe: (left: number) => {
      fireEvent.touchStart(row, { touches: [{}] });
      scroll(left);
      fireEvent.touchEnd(row, { touches: [] });
    },
    /** How far Embla has moved the list; null as long as the browser scrolls it. */
    movedByEmbla: () => {
      const { transform } = list.style;
      return transform === '' ? null : Number(/\((-?\d+)px/.exec(transform)?.[1]);
    },
  };
}

/** Until the row is at rest, and what is loaded then is there. */
const rest = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(REST_MS);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(REST_MS);
  });

it('a row that nobody uses is left to the browser', async () => {
  const { movedByEmbla } = await showRow();
  await rest();
  expect(movedByEmbla()).toBeNull();
});

it('a swipe brings another card to the front, and then Embla takes the row over as it is', async () => {
  const { onFront, change, row, swipe, movedByEmbla } = await showRow();
  onFront.mockImplementation((id) => change(CARDS, id));
  swipe(CARD_PX);
  await rest();
  expect(onFront).toHaveBeenCalledExactlyOnceWith(2);
  expect(movedByEmbla()).toBe(-CARD_PX);
  expect(row.scrollLeft).toBe(0);
});

it('a row is not taken over while a finger is on it', async () => {
  const { row, scroll, movedByEmbla } = await showRow();
  fireEvent.pointerDown(row);
  fireEvent.touchStart(row, { touches: [{}] });
  scroll(CARD_PX / 2);
  await rest();
  expect(movedByEmbla()).toBeNull();
  fireEvent.touchEnd(row, { touches: [] });
  await rest();
  expect(movedByEmbla()).not.toBeNull();
});

it('a row that follows or is sorted while it is taken over reports no card', async () => {
  const { onFront, change, row, scroll, movedByEmbla } = await showRow();
  fireEvent.pointerOver(row);
  change(CARDS, 3);
  scroll(row.scrollLeft);
  await rest();
  expect(movedByEmbla()).toBe(-2 * CARD_PX);
  change([3, 1, 4, 2], 3);
  await rest();
  change([3, 1, 4, 2], 4);
  await rest();
  expect(onFront).not.toHaveBeenCalled();
});
