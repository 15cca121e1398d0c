import { addressOf } from '../core/navigation/address.ts';
import { entryFromAddress, isFromOutside } from '../core/navigation/arrival.ts';
import { historyStep } from '../core/navigation/history-step.ts';
import { isSameNavState, keepLowestLayers, layersOf } from '../core/navigation/layers.ts';
import type { NavState } from '../core/navigation/nav-state.ts';
import type { NavStore } from '../core/navigation/nav-store.ts';
import { parseNavState } from '../core/navigation/saved-nav.ts';
import { isPlainObject } from '../core/stored-value.ts';
import { closeInnermostDialog } from '../ui/open-dialogs.ts';

/** Increase it when older marks can no longer be parsed. */
const MARK_VERSION = 1;

/** A browser silently ignores a request for an entry it has dropped. */
const GO_TIMEOUT_MS = 1_000;

/**
 * Opens the app at the token or link of the URL or, after a reload, where the visitor was. From then on the window's
 * history and the store follow each other, with one history entry for each page and overlay. Returns a function that
 * disconnects them.
 */
export function bindHistory(store: NavStore, host: HistoryHost): () => void {
  const { history } = host;
  let here: Mark = start(store, host);
  let isTravelling = false;
  let patience: number | null = null;

  const write = (how: 'pushState' | 'replaceState', mark: Mark): boolean => {
    if (!writeMark(host, how, mark)) return false;
    here = mark;
    return true;
  };

  const follow = () => {
    let hasMoved = !isTravelling;
    while (hasMoved) hasMoved = moveOnce();
  };

  /** Moves the history one step closer to the store. False if it is there or has to wait. */
  const moveOnce = (): boolean => {
    const target = store.getState();
    const depth = layersOf(here.nav).length;
    const step = historyStep(here.nav, target);
    switch (step.kind) {
      case 'none':
        return false;
      case 'replace':
        return write('replaceState', { ...here, nav: keepLowestLayers(target, depth) });
      case 'push':
        return write('pushState', {
          index: here.index + 1,
          nav: keepLowestLayers(target, depth + 1),
        });
      case 'go': {
        const by = Math.max(step.by, -reach());
        if (by === 0) return write('replaceState', { ...here, nav: target });
        goBy(by);
        return false;
      }
    }
  };

  /** Counted from the window's current entry, in case it got there without an event. */
  const reach = () => safeReach(Math.min(here.index, readMark(history.state)?.index ?? 0), host);

  const goBy = (by: number) => {
    isTravelling = true;
    patience = host.setTimeout(() => {
      arrive();
      // The entries below are unknown, so this one becomes the lowest.
      here = { ...here, index: 0 };
      follow();
    }, GO_TIMEOUT_MS);
    history.go(by);
  };

  /** True if the window was moving because of us; resets that. */
  const arrive = (): boolean => {
    const wasTravelling = isTravelling;
    isTravelling = false;
    if (patience !== null) host.clearTimeout(patience);
    patience = null;
    return wasTravelling;
  };

  const onPopState = ({ state }: { readonly state: unknown }) => {
    const landed = readMark(state);
    const hasArrived = arrive();
    if (landed === null) adopt(state, hasArrived);
    else if (hasArrived) here = landed;
    else travel(landed);
    follow();
  };

  /** A page restored from the back/forward cache may be at another entry than when it was left. */
  const onPageShow = ({ persisted }: { readonly persisted: boolean }) => {
    const landed = persisted ? readMark(history.state) : null;
    if (landed === null) return;
    arrive();
    if (!isSameMark(landed, here)) travel(landed);
    follow();
  };

  /**
   * The visitor used the browser's buttons: one step back closes a dialog or is our back, anything else restores the
   * state.
   */
  const travel = (landed: Mark) => {
    const left = here;
    const isOneBack = landed.index === left.index - 1;
    const isBack = isOneBack && layersOf(store.getState()).length > 1;
    here = landed;
    // Until it is known whether the move is allowed, the history must not follow the store.
    isTravelling = true;
    const isRefused =
      (isOneBack && closeInnermostDialog()) ||
      store.dispatch(isBack ? { type: 'back' } : { type: 'restore', to: landed.nav }) === 'held';
    isTravelling = false;
    if (isRefused) returnTo(left);
  };

  /** The move is held or had no effect: returns to the entry that was left, so that the one ahead of it is kept too. */
  const returnTo = (left: Mark) => {
    const by = left.index - here.index;
    // The entries can't be told apart: following the store corrects the history.
    if (by === 0) return;
    here = left;
    goBy(by);
  };

  /** Turns an unmarked entry, or one of another version, into one of ours. */
  const adopt = (state: unknown, hasArrived: boolean) => {
    // A link to an anchor in the page adds an empty entry on top of ours, which isn't a move.
    const isAnchor = state === null && !hasArrived && host.location.hash !== '';
    if (!hasArrived && !isAnchor) store.dispatch({ type: 'goHome' });
    write('replaceState', { index: isAnchor ? here.index + 1 : 0, nav: store.getState() });
  };

  const unsubscribe = store.subscribe(follow);
  host.addEventListener('popstate', onPopState);
  host.addEventListener('pageshow', onPageShow);
  follow();
  return () => {
    unsubscribe();
    arrive();
    host.removeEventListener('popstate', onPopState);
    host.removeEventListener('pageshow', onPageShow);
  };
}

function start(store: NavStore, host: HistoryHost): Mark {
  const { history, location } = host;
  const { actions, cleanedAddress } = entryFromAddress(location.pathname + location.search);
  const saved = readMark(history.state);
  if (saved !== null && !actions.some(isFromOutside)) {
    store.dispatch({ type: 'setRole', role: saved.nav.role });
    store.dispatch({ type: 'restore', to: saved.nav });
    return saved;
  }
  // This comes first, so that no failure leaves a token in the address bar.
  writeState(host, 'replaceState', null, cleanedAddress);
  const home: Mark = { index: 0, nav: store.getState() };
  writeMark(host, 'replaceState', home);
  for (const action of actions) store.dispatch(action);
  return home;
}

type Write = 'pushState' | 'replaceState';

/** False if the browser refused, in which case the next change catches up. */
function writeMark(host: HistoryHost, how: Write, mark: Mark): boolean {
  if (!writeState(host, how, stateWith(mark), addressOf(mark.nav))) return false;
  // Some browsers silently ignore too many changes in a short time.
  const written = readMark(host.history.state);
  return written !== null && isSameMark(written, mark);
}

function writeState({ history, location }: HistoryHost, how: Write, state: unknown, path: string) {
  try {
    history[how](state, '', location.origin + path);
    return true;
  } catch {
    // Other browsers throw when there are too many.
    return false;
  }
}

function isSameMark(a: Mark, b: Mark): boolean {
  return a.index === b.index && isSameNavState(a.nav, b.nav);
}

/** The data of an entry of the browser's history. */
type Mark = {
  /** The number of our entries below: never go further back than that. */
  readonly index: number;
  readonly nav: NavState;
};

/** The state of a history entry with this mark. */
function stateWith(mark: Mark) {
  return { laneway: MARK_VERSION, ...mark };
}

/** The mark in the state of a history entry; null when the entry is not ours, or of an old version. */
function readMark(state: unknown): Mark | null {
  if (!isPlainObject(state) || state.laneway !== MARK_VERSION) return null;
  const nav = parseNavState(state.nav);
  const index = Number.isInteger(state.index) ? Number(state.index) : -1;
  return nav === null || index < 0 ? null : { index, nav };
}

/** The window's history events. */
type HistoryEvents = {
  readonly popstate: { readonly state: unknown };
  /** `persisted` when the page was restored from the back/forward cache. */
  readonly pageshow: { readonly persisted: boolean };
};

type Listen = <T extends keyof HistoryEvents>(
  type: T,
  listener: (event: HistoryEvents[T]) => void,
) => void;

/** The parts of the window that are used. */
export type HistoryHost = {
  readonly history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  /** Knows, where supported, which entries below belong to this site. */
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null };
  readonly addEventListener: Listen;
  readonly removeEventListener: Listen;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
};

/**
 * The number of entries that it is safe to go back: those below with our mark, as far as the browser still has them.
 * Browsers drop the oldest entries of a long history, and restore a closed tab with only the last few.
 */
function safeReach(index: number, { history, navigation }: HistoryHost): number {
  const ownBeneath = navigation?.currentEntry?.index ?? history.length - 1;
  return Math.min(index, ownBeneath, history.length - 1);
}
