import { useEffect } from 'react';

/** Names the window after what is open; what it was called before returns when that is closed. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = `${name} · Laneway`;
  }, [name]);
}
