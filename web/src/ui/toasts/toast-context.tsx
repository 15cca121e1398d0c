import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The action of a toast, such as undo. */
export type ToastAction = {
  readonly label: string;
  readonly onAct: () => void;
  /** How long it is offered, if not for the usual time. */
  readonly shownMs?: number;
  /** True if it only leads to another page: someone who opens one themselves doesn’t need it. */
  readonly endsWithPage?: boolean;
};

/** A toast; its number makes a repeated text a new toast. */
export type ToastMessage = {
  readonly number: number;
  readonly text: string;
  readonly action: ToastAction | null;
};

type Toasts = {
  readonly current: ToastMessage | null;
  /** Returns a function that removes it, if it is still shown. */
  readonly showToast: (text: string, action?: ToastAction) => () => void;
  readonly dismiss: () => void;
  /** Removes a toast whose action no longer makes sense. */
  readonly dismissOffer: () => void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Holds the current toast, which outlives the page that showed it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<ToastMessage | null>(null);
  const lastNumber = useRef(0);
  const showToast = useCallback((text: string, action: ToastAction | null = null) => {
    lastNumber.current += 1;
    const number = lastNumber.current;
    setCurrent({ number, text, action });
    return () => setCurrent((shown) => (shown?.number === number ? null : shown));
  }, []);
  const dismiss = useCallback(() => setCurrent(null), []);
  const dismissOffer = useCallback(
    () => setCurrent((shown) => (shown?.action === null ? shown : null)),
    [],
  );
  const toasts = useMemo(
    () => ({ current, showToast, dismiss, dismissOffer }),
    [current, showToast, dismiss, dismissOffer],
  );
  return <ToastContext value={toasts}>{children}</ToastContext>;
}

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) {
    throw new Error('useToast must be used inside a ToastProvider');
  }
  return toasts;
}
