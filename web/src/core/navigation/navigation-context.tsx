import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from '../use-store.ts';
import { type Commands, createCommands } from './commands.ts';
import type { NavState } from './nav-state.ts';
import type { NavStore } from './nav-store.ts';

export type Navigation = Commands &
  Pick<NavStore, 'dispatch' | 'isPageAvailable'> & { readonly state: NavState };

const NavigationContext = createContext<Navigation | null>(null);

const NavStoreContext = createContext<NavStore | null>(null);

export type NavigationProviderProps = { readonly store: NavStore; readonly children: ReactNode };

export function NavigationProvider({ store, children }: NavigationProviderProps) {
  const { dispatch, isPageAvailable } = store;
  const state = useStore(store);
  const commands = useMemo(() => createCommands(dispatch), [dispatch]);
  const navigation = useMemo(
    () => ({ ...commands, dispatch, isPageAvailable, state }),
    [commands, dispatch, isPageAvailable, state],
  );
  return (
    <NavStoreContext value={store}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </NavStoreContext>
  );
}

/** Where the visitor is, and the commands that lead on. Commands keep their identity; only `state` changes. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null)
    throw new Error('useNavigation must be used inside a NavigationProvider');
  return navigation;
}

/** The store itself, for hooks that follow more of it than where the visitor is. */
export function useNavStore(): NavStore {
  const store = useContext(NavStoreContext);
  if (store === null) throw new Error('useNavStore must be used inside a NavigationProvider');
  return store;
}
