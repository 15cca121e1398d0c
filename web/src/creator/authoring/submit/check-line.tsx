import styles from './submit-dialog.module.css';

const SIGNS = { needed: '✗', advice: '!' } as const;

export type CheckLineProps = {
  readonly tone: keyof typeof SIGNS;
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
};

/** One thing to do before submitting, with a link to it. */
export function CheckLine({ tone, text, action, onAct }: CheckLineProps) {
  return (
    <li className={styles.line}>
      <span aria-hidden="true" className={styles[tone]}>
        {SIGNS[tone]}
      </span>
      <span>{text}</span>
      <button
        type="button"
        className={styles.fix}
        aria-label={`${action.replace(' ›', '')}: ${text}`}
        onClick={onAct}
      >
        {action}
      </button>
    </li>
  );
}
