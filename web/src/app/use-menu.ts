import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  INITIAL_MENU_STATE,
  type MenuEffect,
  type MenuEvent,
  type MenuState,
  menuStep,
  nextMenuMoment,
} from '../core/navigation/menu-button.ts';

export type Menu = { readonly state: MenuState; readonly send: (event: MenuEvent) => void };

/** Runs the menu's timers and carries out its effects. */
export function useMenu(onEffect: (effect: Exclude<MenuEffect, 'none'>) => void): Menu {
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
