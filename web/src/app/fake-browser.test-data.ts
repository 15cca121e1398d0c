import type { HistoryHost } from './history.ts';

type Item = { state: unknown; href: string };
type PopStateListener = (event: { readonly state: unknown }) => void;
type PageShowListener = (event: { readonly persisted: boolean }) => void;

export type FakeBrowserOptions = {
  /** The pages of other sites that the tab has visited before. */
  readonly before?: readonly string[];
  /** The maximum number of entries. */
  readonly limit?: number;
  /** True if it has the Navigation API, which distinguishes the entries of a site from those of others. */
  readonly hasNavigationApi?: boolean;
};

/**
 * The session history of a tab, by the HTML standard as far as it concerns us: pushing drops the
 * entries ahead, state is cloned, traversal is asynchronous, and going too far does nothing.
 */
export class FakeBrowser implements HistoryHost {
  position: number;
  /** Throws, as WebKit does when there are too many changes. */
  refusesWrites = false;
  /** Ignores writes silently, as Chromium does. */
  ignoresWrites = false;
  /** The number of timeouts that have elapsed. */
  timeoutCount = 0;
  readonly #limit: number;
  #items: Item[];
  #popStateListeners = new Set<PopStateListener>();
  #pageShowListeners = new Set<PageShowListener>();
  #timers = new Map<number, () => void>();
  #lastTimer = 0;
  #underWay: Promise<void> = Promise.resolve();

  constructor(
    href: string,
    { before = [], limit = 50, hasNavigationApi }: FakeBrowserOptions = {},
  ) {
    this.#items = [...before, href].map((each) => ({ state: null, href: each }));
    this.#limit = limit;
    this.position = before.length;
    if (hasNavigationApi === true) this.navigation = this.#navigation();
  }

  readonly navigation?: NonNullable<HistoryHost['navigation']>;

  readonly history = this.#history();

  readonly location = this.#location();

  readonly addEventListener: HistoryHost['addEventListener'] = (type, listener) => {
    if (type === 'popstate') this.#popStateListeners.add(listener as PopStateListener);
    else this.#pageShowListeners.add(listener as PageShowListener);
  };

  readonly removeEventListener: HistoryHost['removeEventListener'] = (type, listener) => {
    if (type === 'popstate') this.#popStateListeners.delete(listener as PopStateListener);
    else this.#pageShowListeners.delete(listener as PageShowListener);
  };

  readonly setTimeout = (run: () => void): number => {
    this.#lastTimer += 1;
    this.#timers.set(this.#lastTimer, run);
    return this.#lastTimer;
  };

  readonly clearTimeout = (timer: number): void => {
    this.#timers.delete(timer);
  };

  /** Ends the document; the history stays with the tab. */
  unload(): void {
    this.#popStateListeners.clear();
    this.#pageShowListeners.clear();
    this.#timers.clear();
  }

  /** Waits until no traversal is pending, including those started meanwhile, and all timeouts have elapsed. */
  async settled(): Promise<void> {
    let last: Promise<void> | null = null;
    while (last !== this.#underWay || this.#timers.size > 0) {
      if (last === this.#underWay) this.#runTimers();
      last = this.#underWay;
      await last;
    }
  }

  /** Simulates a click on a link to an anchor in the page. */
  async followFragment(hash: string): Promise<void> {
    this.#push({ state: null, href: new URL(hash, this.#item().href).href });
    this.#tell();
    await this.settled();
  }

  /** Goes to another site, such as the payment provider's; our page stays in the back/forward cache. */
  leaveFor(href: string): void {
    this.#push({ state: null, href });
  }

  /** Returns to a page in the back/forward cache: it gets a `pageshow` event, and in some browsers nothing else. */
  returnBy(delta: number): void {
    this.position += delta;
    for (const listener of [...this.#pageShowListeners]) listener({ persisted: true });
  }

  /** Drops the oldest entries, as a browser does when it restores a closed tab. */
  forgetOldest(count: number): void {
    this.#items = this.#items.slice(count);
    this.position -= count;
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
    this.forgetOldest(Math.max(0, this.#items.length - this.#limit));
  }

  #tell(): void {
    const { state } = this.#item();
    for (const listener of [...this.#popStateListeners])
      listener({ state: structuredClone(state) });
  }

  #runTimers(): void {
    const due = [...this.#timers.values()];
    this.timeoutCount += due.length;
    this.#timers.clear();
    for (const run of due) run();
  }

  #write(state: unknown, url: string | URL | null | undefined): Item | null {
    if (this.refusesWrites) throw new DOMException('Too many calls', 'SecurityError');
    const href = new URL(url ?? '', this.#item().href);
    if (href.origin !== new URL(this.#item().href).origin) {
      throw new DOMException('Another origin', 'SecurityError');
    }
    return this.ignoresWrites ? null : { state: structuredClone(state), href: href.href };
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
      pushState: (state, _title, url) => {
        const item = this.#write(state, url);
        if (item !== null) this.#push(item);
      },
      replaceState: (state, _title, url) => {
        const item = this.#write(state, url);
        if (item !== null) this.#items[this.position] = item;
      },
    };
  }

  #location(): HistoryHost['location'] & Pick<Location, 'href'> {
    const browser = this;
    return {
      get href() {
        return browser.#item().href;
      },
      get origin() {
        return new URL(browser.#item().href).origin;
      },
      get pathname() {
        return new URL(browser.#item().href).pathname;
      },
      get search() {
        return new URL(browser.#item().href).search;
      },
      get hash() {
        return new URL(browser.#item().href).hash;
      },
    };
  }

  #navigation(): NonNullable<HistoryHost['navigation']> {
    const browser = this;
    return {
      get currentEntry() {
        const origin = new URL(browser.#item().href).origin;
        const beneath = browser.#items.slice(0, browser.position).reverse();
        const foreign = beneath.findIndex(({ href }) => new URL(href).origin !== origin);
        return { index: foreign === -1 ? beneath.length : foreign };
      },
    };
  }
}
