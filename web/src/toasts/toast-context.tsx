import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** What can be done about a toast, such as undoing what it reports. */
export type ToastAction = { readonly label: string; readonly onAct: () => void };

/** A toast; its number makes a repeated text a new toast. */
export type ToastMessage = {
  readonly number: number;
  readonly text: string;
  readonly action: ToastAction | null;
};

type Toasts = {
  readonly current: ToastMessage | null;
  readonly showToast: (text: string, action?: ToastAction) => void;
  readonly dismiss: () => void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Holds the current toast, which outlives the page that showed it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<ToastMessage | null>(null);
  const showToast = useCallback(
    (text: string, action: ToastAction | null = null) =>
      setCurrent((last) => ({ number: (last?.number ?? 0) + 1, text, action })),
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
