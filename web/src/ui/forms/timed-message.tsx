import { Button } from '../button.tsx';
import { useCountdown } from '../use-countdown.ts';
import styles from './message.module.css';

export type TimedMessageProps = {
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** The action after the delay, or at once when the button is pressed. */
  readonly next: { readonly label: string; readonly afterMs: number; readonly onAct: () => void };
};

/** Shows the outcome and continues after a delay, paused while the pointer or the focus is on any part of it. */
export function TimedMessage({ tone, text, next }: TimedMessageProps) {
  const hold = useCountdown(next.afterMs, next.onAct);
  return (
    <div className={styles.message} {...hold}>
      <p role={tone === 'good' ? 'status' : 'alert'} className={styles[tone]}>
        {text}
      </p>
      <Button kind="main" onClick={next.onAct}>
        {next.label}
      </Button>
      <p className={styles.soon}>We’ll take you there in {next.afterMs / 1000} seconds.</p>
    </div>
  );
}
