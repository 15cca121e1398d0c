import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useUser } from '../api/session/session-context.ts';
import {
  INITIAL_MENU_STATE,
  type MenuEffect,
  type MenuEvent,
  type MenuState,
  menuStep,
  nextMenuMoment,
} from '../core/navigation/menu-button.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useOutsideTap } from '../ui/use-outside-tap.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { NavBar } from './nav-bar.tsx';
import styles from './nav-chrome.module.css';
import { useLaterPages } from './page-registry.tsx';

/** Visitors have no notifications, and don't download their code. */
const NotificationBell = lazyComponent(
  async () => (await import('../ui/notifications/notification-bell.tsx')).NotificationBell,
);

const BELL_SPACE = '--bell-space';

const now = () => performance.now();

/** The bell beside the menu, in the same place on every page, and the space that it takes from their bars. */
export function BellCorner() {
  const isLoggedIn = useUser() !== null;
  useLayoutEffect(() => {
    if (!isLoggedIn) return;
    const { style } = document.documentElement;
    style.setProperty(BELL_SPACE, 'calc(var(--touch) + var(--space-3))');
    return () => void style.removeProperty(BELL_SPACE);
  }, [isLoggedIn]);
  return isLoggedIn ? (
    <div className={styles.bell}>
      <NotificationBell />
    </div>
  ) : null;
}

/**
 * The floating button and the bar it opens. A second tap goes home, a long press toggles full screen; both are in the
 * bar as well, for people who don't know or can't do these gestures.
 */
export function NavChrome() {
  const { goHome } = useNavigation();
  const act = useCallback(
    (effect: Exclude<MenuEffect, 'none'>) => (effect === 'goHome' ? goHome() : toggleFullscreen()),
    [goHome],
  );
  const { state, send } = useMenu(act);
  const button = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const chrome = useRef<HTMLDivElement>(null);
  const dismiss = useCallback(() => {
    // The focus must not get lost with the bar; a dialog opened from it returns the focus there.
    if (bar.current?.contains(document.activeElement)) button.current?.focus();
    send({ type: 'dismiss' });
  }, [send]);
  const { isBarShown } = state;
  useLaterPages(isBarShown);
  useOutsideTap(isBarShown, (target) => isElsewhere(chrome.current, target), dismiss);
  useEffect(() => {
    if (!isBarShown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isListOpen(event.target)) return;
      event.preventDefault();
      dismiss();
    };
    // In the capture phase, before anything else that the key would close.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isBarShown, dismiss]);
  return (
    <div ref={chrome} className={styles.chrome}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Menu"
        aria-expanded={isBarShown}
        aria-controls="nav-bar"
        onPointerDown={(event) => {
          if (event.button === 0) send({ type: 'press', at: now() });
        }}
        onPointerUp={() => send({ type: 'release', at: now() })}
        onPointerLeave={() => send({ type: 'cancel' })}
        onPointerCancel={() => send({ type: 'cancel' })}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          // Pointers are handled above; this is for keys and assistive technology.
          if (event.detail === 0) send({ type: 'tap', at: now() });
        }}
      >
        <Icon name={isBarShown ? 'close' : 'menu'} />
      </button>
      {isBarShown && (
        <nav
          ref={bar}
          id="nav-bar"
          aria-label="Main"
          className={styles.bar}
          onPointerEnter={() => send({ type: 'hold', by: 'pointer' })}
          onPointerLeave={() => send({ type: 'letGo', by: 'pointer', at: now() })}
          onFocus={() => send({ type: 'hold', by: 'focus' })}
          onBlur={() => send({ type: 'letGo', by: 'focus', at: now() })}
        >
          <NavBar onChosen={dismiss} />
        </nav>
      )}
    </div>
  );
}

/** Toasts are above everything, and can be dismissed while the menu is open. */
function isElsewhere(chrome: HTMLElement | null, target: Element): boolean {
  return chrome?.contains(target) === false && target.closest('[data-above-all]') === null;
}

/** Suggestions below the search box close before the bar does. */
function isListOpen(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.ariaExpanded === 'true';
}

type Menu = { readonly state: MenuState; readonly send: (event: MenuEvent) => void };

/** Runs the menu's timers and carries out its effects. */
function useMenu(onEffect: (effect: Exclude<MenuEffect, 'none'>) => void): Menu {
  const current = useRef(INITIAL_MENU_STATE);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const send = useCallback(
    (event: MenuEvent) => {
      const { state, effect } = menuStep(current.current, event);
      current.current = state;
      redraw();
      if (effect !== 'none') onEffect(effect);
    },
    [onEffect],
  );

  const state = current.current;
  useEffect(() => {
    const now = performance.now();
    const moment = nextMenuMoment(state, now);
    if (moment === null) return;
    const timer = setTimeout(() => send({ type: 'tick', at: performance.now() }), moment - now);
    return () => clearTimeout(timer);
  }, [state, send]);

  return { state, send };
}
