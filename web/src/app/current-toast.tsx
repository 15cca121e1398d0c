import { type ToastMessage, useToast } from '../ui/toasts/toast-context.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Long enough to be read twice or, with an action, to decide. */
const SHOWN_MS = { plain: 6_000, withAction: 10_000 };

/** Shows the current toast over any page until it times out or is dismissed. */
export function CurrentToast() {
  const { current, dismiss } = useToast();
  return (
    <ToastPlace shown={current?.number ?? null}>
      {current !== null && (
        <PassingToast key={current.number} toast={current} onDismiss={dismiss} />
      )}
    </ToastPlace>
  );
}

type PassingToastProps = { readonly toast: ToastMessage; readonly onDismiss: () => void };

function PassingToast({ toast: { text, action }, onDismiss }: PassingToastProps) {
  const shownMs = action === null ? SHOWN_MS.plain : (action.shownMs ?? SHOWN_MS.withAction);
  const hold = useCountdown(shownMs, onDismiss);
  return <Toast tone="good" text={text} action={action} onDismiss={onDismiss} {...hold} />;
}
