import { useEffect } from 'react';
import { type NavState, topOverlay } from '../core/navigation/nav-state.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';

/** Escape closes the panel over a page. The menu and dialogs handle it themselves, and come first. */
export function useEscape(): void {
  const { state, closeOverlay } = useNavigation();
  const kind = panelOver(state);
  useEffect(() => {
    if (kind === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isTyping(event.target);
      if (event.key === 'Escape' && !isTaken) closeOverlay(kind);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [kind, closeOverlay]);
}

function panelOver(state: NavState): 'guideOverview' | 'searchResponse' | null {
  const kind = topOverlay(state)?.kind;
  return kind === 'guideOverview' || kind === 'searchResponse' ? kind : null;
}

/** In a search field, the key clears it. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}
