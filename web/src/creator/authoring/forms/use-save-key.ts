import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and ⌘S save the form, unless a dialog is open. */
export function useSaveKey(onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.key.toLowerCase() !== 's') return;
    // Prevents the browser's own dialog, which would save the page.
    event.preventDefault();
    if (document.querySelector('dialog[open]') === null) onSave();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
