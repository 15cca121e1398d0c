import { createListeners } from '../core/store.ts';

const APP = 'Laneway';

/** The title parts of something open, the most specific first; empty while loading. */
export type TitleParts = readonly string[];

/** The titles of everything open; the window shows the innermost. */
export type TitleStack = {
  /** The page's title when nothing in it has one; none for home. */
  readonly setPage: (parts: TitleParts) => void;
  /**
   * A position in the stack, above all existing ones. Called in render, where the outer component comes before the
   * inner.
   */
  readonly nextPlace: () => number;
  readonly name: (place: number, parts: TitleParts) => void;
  readonly remove: (place: number) => void;
  /** The title of the innermost open thing alone; null while it is loading. */
  readonly getName: () => string | null;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
};

export function createTitleStack(show: (title: string) => void): TitleStack {
  let page: TitleParts = [];
  let lastPlace = 0;
  const names = new Map<number, TitleParts>();
  const { subscribe, notify } = createListeners();

  const innermost = (): TitleParts | undefined =>
    [...names]
      .filter(([, parts]) => parts.length > 0)
      .sort(([a], [b]) => b - a)
      .at(0)?.[1];
  const change = (): void => {
    show([...(innermost() ?? page), APP].join(' · '));
    notify();
  };

  return {
    setPage: (parts) => {
      page = parts;
      change();
    },
    nextPlace: () => {
      lastPlace += 1;
      return lastPlace;
    },
    name: (place, parts) => {
      names.set(place, parts);
      change();
    },
    remove: (place) => {
      names.delete(place);
      change();
    },
    getName: () => {
      const named = innermost() ?? (names.size === 0 ? [...page, APP] : []);
      return named[0] ?? null;
    },
    subscribe,
  };
}

export const titleStack = createTitleStack((title) => {
  document.title = title;
});
