import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from '../use-store.ts';
import { type Commands, createCommands } from './commands.ts';
import type { NavState } from './nav-state.ts';
import type { NavStore } from './nav-store.ts';

/** The store and the commands never change, so using this context causes no renders. */
const NavigationContext = createContext<{ store: NavStore; navigation: Commands } | null>(null);

export type NavigationProviderProps = { readonly store: NavStore; readonly children: ReactNode };

export function NavigationProvider({ store, children }: NavigationProviderProps) {
  const context = useMemo(() => ({ store, navigation: createCommands(store.dispatch) }), [store]);
  return <NavigationContext value={context}>{children}</NavigationContext>;
}

/** The navigation commands. They keep their identity, so using them causes no renders. */
export function useNavigation(): Commands {
  return useNavigationContext().navigation;
}

/** A part of the navigation state. It renders only when that part changes. */
export function useNavState<Part>(select: (state: NavState) => Part): Part {
  return useStore(useNavStore(), select);
}

/** The store itself, for hooks that need more than the state. */
export function useNavStore(): NavStore {
  return useNavigationContext().store;
}

function useNavigationContext() {
  const context = useContext(NavigationContext);
  if (context === null) throw new Error('There is no NavigationProvider around this component');
  return context;
}
