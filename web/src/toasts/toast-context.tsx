import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** Something good that happened; its number tells the same words from the same words said before. */
export type ToastMessage = { readonly number: number; readonly text: string };

type Toasts = {
  readonly current: ToastMessage | null;
  readonly showToast: (text: string) => void;
  readonly dismiss: () => void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Holds what a page has to say that outlives the page. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<ToastMessage | null>(null);
  const showToast = useCallback(
    (text: string) => setCurrent((last) => ({ number: (last?.number ?? 0) + 1, text })),
    [],
  );
  const dismiss = useCallback(() => setCurrent(null), []);
  const toasts = useMemo(() => ({ current, showToast, dismiss }), [current, showToast, dismiss]);
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error('useToast must be used inside a ToastProvider');
  }
  return toasts;
}
