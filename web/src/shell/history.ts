import { addressOf } from '../navigation/address.ts';
import { entryFromAddress, isFromOutside } from '../navigation/arrival.ts';
import { historyStep } from '../navigation/history-step.ts';
import { layersOf, lowerLayers } from '../navigation/layers.ts';
import type { NavState } from '../navigation/nav-state.ts';
import type { NavStore } from '../navigation/nav-store.ts';
import { parseNavState } from '../navigation/saved-nav.ts';
import { isRecord } from '../navigation/stored-value.ts';

/** The parts of the window that are used. */
export type HistoryHost = {
  readonly history: Pick<History, 'state' | 'length' | 'go' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href' | 'search'>;
  readonly addEventListener: (
    type: 'popstate',
    listener: (event: { readonly state: unknown }) => void,
  ) => void;
  readonly removeEventListener: HistoryHost['addEventListener'];
};

/** What an entry of the browser's history carries. */
type Mark = {
  /** How many entries of ours lie beneath: never go further back than that. */
  readonly index: number;
  readonly nav: NavState;
};

/** Raise it when older marks can no longer be read. */
const MARK_VERSION = 1;

/**
 * Opens the app where the window says: at the token or link of its address, or, after a reload,
 * where the visitor was. From then on the window's history and the store follow each other, with
 * one history entry for each page and overlay. Returns a function that disconnects them.
 */
export function bindHistory(store: NavStore, host: HistoryHost): () => void {
  const { history, location } = host;
  let here: Mark = start(store, host);
  let isTravelling = false;

  const write = (how: 'pushState' | 'replaceState', mark: Mark): boolean => {
    try {
      history[how](stored(mark), '', addressWith(location, addressOf(mark.nav)));
      here = mark;
      return true;
    } catch {
      // Browsers refuse too many changes in a short time. The next change catches up.
      return false;
    }
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
        return write('replaceState', { ...here, nav: lowerLayers(target, depth) });
      case 'push':
        return write('pushState', { index: here.index + 1, nav: lowerLayers(target, depth + 1) });
      case 'go': {
        const by = Math.max(step.by, -reach(here.index, history));
        if (by === 0) return write('replaceState', { ...here, nav: target });
        isTravelling = true;
        history.go(by);
        return false;
      }
    }
  };

  const onPopState = ({ state }: { readonly state: unknown }) => {
    const landed = readMark(state);
    const hasArrived = isTravelling;
    isTravelling = false;
    if (landed === null) adopt(state, hasArrived);
    else if (hasArrived) here = landed;
    else travel(landed);
    follow();
  };

  /** The visitor used the browser's buttons: one step back is our back, anything else restores the state. */
  const travel = (landed: Mark) => {
    const left = here;
    const isBack = landed.index === left.index - 1 && layersOf(store.getState()).length > 1;
    here = landed;
    // Until it is known whether the move is allowed, the history must not follow the store.
    isTravelling = true;
    const outcome = store.dispatch(isBack ? { type: 'back' } : { type: 'restore', to: landed.nav });
    isTravelling = false;
    if (outcome === 'held') returnTo(left);
  };

  /** The move is held: back to the entry that was left, so that the one ahead of it is kept too. */
  const returnTo = (left: Mark) => {
    const by = left.index - here.index;
    // The entries can't be told apart: following the store corrects the history.
    if (by === 0) return;
    here = left;
    isTravelling = true;
    history.go(by);
  };

  /** Turns a foreign history entry into one of ours. */
  const adopt = (state: unknown, hasArrived: boolean) => {
    // A link to an anchor in the page adds an empty entry on top of ours, which is not a move.
    const isOnTop = state === null && !hasArrived;
    if (state !== null) store.dispatch({ type: 'goHome' });
    write('replaceState', { index: isOnTop ? here.index + 1 : 0, nav: store.getState() });
  };

  const unsubscribe = store.subscribe(follow);
  host.addEventListener('popstate', onPopState);
  follow();
  return () => {
    unsubscribe();
    host.removeEventListener('popstate', onPopState);
  };
}

function start(store: NavStore, { history, location }: HistoryHost): Mark {
  const { actions, cleanedAddress } = entryFromAddress(location.search);
  const saved = readMark(history.state);
  if (saved !== null && !actions.some(isFromOutside)) {
    store.dispatch({ type: 'setRole', role: saved.nav.role });
    store.dispatch({ type: 'restore', to: saved.nav });
    return saved;
  }
  // First of all, so that no failure leaves a token in the address bar.
  history.replaceState(null, '', addressWith(location, cleanedAddress));
  const home: Mark = { index: 0, nav: store.getState() };
  history.replaceState(stored(home), '', addressWith(location, addressOf(home.nav)));
  for (const action of actions) store.dispatch(action);
  return home;
}

function stored(mark: Mark) {
  return { laneway: MARK_VERSION, ...mark };
}

/** The mark in the state of a history entry; null when the entry is not ours, or of an old version. */
function readMark(state: unknown): Mark | null {
  if (!isRecord(state) || state.laneway !== MARK_VERSION) return null;
  const nav = parseNavState(state.nav);
  const index = Number.isInteger(state.index) ? Number(state.index) : -1;
  return nav === null || index < 0 ? null : { index, nav };
}

/** The whole URL, because a path that begins with two slashes would name another host. */
function addressWith({ href }: Pick<Location, 'href'>, query: string): string {
  const address = new URL(href);
  address.search = query;
  address.hash = '';
  return address.href;
}

/** How far back it is safe to go: browsers drop the oldest entries of a long history. */
function reach(index: number, { length }: Pick<History, 'length'>): number {
  return Math.min(index, length - 1);
}
