import { useEffect, useEffectEvent, useRef } from 'react';
import { type ToastMessage, useToast } from '../ui/toasts/toast-context.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Long enough to be read twice or, with an action, to decide. */
const SHOWN_MS = { plain: 6_000, withAction: 10_000 };

/** A page that opens sooner than this was opened by what the toast is about, which still has to be read. */
const OWN_PAGE_MS = 1_000;

export type CurrentToastProps = {
  /** Identifies the page below it. */
  readonly page: string;
};

/**
 * Shows the current toast over any page until it times out, is dismissed, or the visitor moves on: it would cover the
 * title of the next page. An offer such as Undo stays.
 */
export function CurrentToast({ page }: CurrentToastProps) {
  const { current, dismiss } = useToast();
  return (
    <ToastPlace shown={current?.number ?? null}>
      {current !== null && (
        <PassingToast key={current.number} page={page} toast={current} onDismiss={dismiss} />
      )}
    </ToastPlace>
  );
}

type PassingToastProps = CurrentToastProps & {
  readonly toast: ToastMessage;
  readonly onDismiss: () => void;
};

function PassingToast({ page, toast: { text, action }, onDismiss }: PassingToastProps) {
  const shownMs = action === null ? SHOWN_MS.plain : (action.shownMs ?? SHOWN_MS.withAction);
  const hold = useCountdown(shownMs, onDismiss);
  const shown = useRef({ on: page, at: performance.now() });
  const endOn = useEffectEvent((next: string) => {
    if (next === shown.current.on) return;
    shown.current.on = next;
    const isOver = performance.now() - shown.current.at >= OWN_PAGE_MS;
    if (isOver && (action === null || action.endsWithPage === true)) onDismiss();
  });
  useEffect(() => endOn(page), [page]);
  return <Toast tone="good" text={text} action={action} onDismiss={onDismiss} {...hold} />;
}
