import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './checks.module.css';

export type CheckState = 'good' | 'attention' | 'unknown';

export type CheckAction = { readonly label: string; readonly onAct: () => void };

export type Check = {
  readonly state: CheckState;
  /** One line: the state, and how to fix it. */
  readonly text: string;
  /** The actions that fix it. */
  readonly actions?: readonly CheckAction[];
};

export type CheckRowProps = Check & { readonly title: string; readonly children?: ReactNode };

const LOOKS: Readonly<Record<CheckState, { readonly icon: IconName; readonly word: string }>> = {
  good: { icon: 'check', word: 'OK' },
  attention: { icon: 'warning', word: 'Needs a look' },
  unknown: { icon: 'clock', word: 'Not checked yet' },
};

/** A requirement of a walk, with its state and the actions that fix it. */
export function CheckRow({ title, state, text, actions = [], children }: CheckRowProps) {
  const { icon, word } = LOOKS[state];
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.mark}>
        <Icon name={icon} />
        <VisuallyHidden>{word}</VisuallyHidden>
      </span>
      <div className={styles.check}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.text} role="status">
          {text}
        </p>
        {children}
      </div>
      {actions.length > 0 && (
        <div className={styles.repairs}>
          {actions.map(({ label, onAct }) => (
            <button key={label} type="button" className={styles.repair} onClick={onAct}>
              {label}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
