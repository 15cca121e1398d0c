import type { HistoryHost } from './history.ts';

type Item = { state: unknown; href: string };
type PopStateListener = Parameters<HistoryHost['addEventListener']>[1];

/**
 * The session history of a tab, by the letter of the HTML standard as far as it concerns us:
 * pushing drops what lies ahead, state is cloned, and going takes its time.
 */
export class FakeBrowser implements HistoryHost {
  position = 0;
  refusesWrites = false;
  #items: Item[];
  #listeners = new Set<PopStateListener>();
  #underWay: Promise<void> = Promise.resolve();

  constructor(href: string) {
    this.#items = [{ state: null, href }];
  }

  readonly history = this.#history();

  readonly location = this.#location();

  readonly addEventListener = (_type: 'popstate', listener: PopStateListener) => {
    this.#listeners.add(listener);
  };

  readonly removeEventListener = (_type: 'popstate', listener: PopStateListener) => {
    this.#listeners.delete(listener);
  };

  /** Ends the document; the history stays with the tab. */
  unload(): void {
    this.#listeners.clear();
  }

  /** Waits until nothing is under way, nor anything that was begun meanwhile. */
  async settled(): Promise<void> {
    let last: Promise<void> | null = null;
    while (last !== this.#underWay) {
      last = this.#underWay;
      await last;
    }
  }

  /** What a click on a link to a part of the page does. */
  async followFragment(hash: string): Promise<void> {
    this.#push({ state: null, href: new URL(hash, this.#item().href).href });
    this.#tell();
    await this.settled();
  }

  addresses(): readonly string[] {
    return this.#items.map(({ href }) => href);
  }

  #item(): Item {
    const item = this.#items[this.position];
    if (item === undefined) throw new Error('The history has no such entry');
    return item;
  }

  #push(item: Item): void {
    this.#items = [...this.#items.slice(0, this.position + 1), item];
    this.position += 1;
  }

  #tell(): void {
    const { state } = this.#item();
    for (const listener of [...this.#listeners]) listener({ state: structuredClone(state) });
  }

  #write(state: unknown, url: string | URL | null | undefined): Item {
    if (this.refusesWrites) throw new DOMException('Too many calls', 'SecurityError');
    const href = new URL(url ?? '', this.#item().href);
    if (href.origin !== new URL(this.#item().href).origin) {
      throw new DOMException('Another origin', 'SecurityError');
    }
    return { state: structuredClone(state), href: href.href };
  }

  #history(): HistoryHost['history'] {
    const browser = this;
    return {
      get state() {
        return browser.#item().state;
      },
      get length() {
        return browser.#items.length;
      },
      go: (delta = 0) => {
        this.#underWay = this.#underWay.then(() => {
          const target = this.position + delta;
          if (delta === 0 || target < 0 || target >= this.#items.length) return;
          this.position = target;
          this.#tell();
        });
      },
      pushState: (state, _title, url) => this.#push(this.#write(state, url)),
      replaceState: (state, _title, url) => {
        this.#items[this.position] = this.#write(state, url);
      },
    };
  }

  #location(): HistoryHost['location'] {
    const browser = this;
    return {
      get href() {
        return browser.#item().href;
      },
      get search() {
        return new URL(browser.#item().href).search;
      },
    };
  }
}
