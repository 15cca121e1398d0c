import { Button } from './button.tsx';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';

/** Screen readers announce errors at once, and the rest in the next pause. */
const ROLES = { error: 'alert', info: 'status' } as const;

export type CalloutProps = {
  readonly tone: keyof typeof ROLES;
  /** One line that says what happened. */
  readonly text: string;
  /** The action that is offered. */
  readonly action?: {
    readonly label: string;
    readonly onAct: () => void;
    readonly busyText?: string | undefined;
  };
};

export function Callout({ tone, text, action }: CalloutProps) {
  return (
    <div className={classNames(styles.callout, styles[tone])}>
      <p role={ROLES[tone]} className={styles.text}>
        {text}
      </p>
      {action && (
        <Button kind="main" onClick={action.onAct} busyText={action.busyText}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
