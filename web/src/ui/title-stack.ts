import { createListeners } from '../core/store.ts';

const APP = 'Laneway';

/** What something that is open calls itself, the most telling part first; no parts while that is still loading. */
export type TitleParts = readonly string[];

/** The names of everything open, of which the window shows the innermost. */
export type TitleStack = {
  /** What the page is called while nothing in it has a name; none for home. */
  readonly setPage: (parts: TitleParts) => void;
  /** A place in the stack, above all that there were. Asked for in render, where the outer comes before the inner. */
  readonly nextPlace: () => number;
  readonly name: (place: number, parts: TitleParts) => void;
  readonly remove: (place: number) => void;
  /** What is open, without what it is part of; null while its name is still loading. */
  readonly getName: () => string | null;
  /** Calls after each change; returns how to stop. */
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

/** The title of this window. */
export const titleStack = createTitleStack((title) => {
  document.title = title;
});
