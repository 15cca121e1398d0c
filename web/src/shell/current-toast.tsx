import { type ToastMessage, useToast } from '../toasts/toast-context.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import { Toast, ToastPlace } from './toast.tsx';

/** Long enough to be read twice. */
const SHOWN_MS = 6_000;

/** Shows the current toast over any page until it times out or is dismissed. */
export function CurrentToast() {
  const { current, dismiss } = useToast();
  return (
    <ToastPlace>
      {current !== null && (
        <PassingToast key={current.number} toast={current} onDismiss={dismiss} />
      )}
    </ToastPlace>
  );
}

type PassingToastProps = { readonly toast: ToastMessage; readonly onDismiss: () => void };

function PassingToast({ toast: { text }, onDismiss }: PassingToastProps) {
  const hold = useCountdown(SHOWN_MS, onDismiss);
  return <Toast tone="good" text={text} onDismiss={onDismiss} {...hold} />;
}
