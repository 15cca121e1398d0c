import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './panel.module.css';

export type AimPanelProps = {
  readonly text: string;
  /** What Enter on the map does, too. */
  readonly action: { readonly label: string; readonly onAct: () => void };
  readonly children?: ReactNode;
  readonly onCancel: () => void;
};

/** The buttons while the map has a cross in its middle. */
export function AimPanel({ text, action, children, onCancel }: AimPanelProps) {
  return (
    <div className={styles.sheet}>
      <p role="status">{text}</p>
      <div className={styles.big}>
        <Button kind="main" onClick={action.onAct}>
          {action.label}
        </Button>
      </div>
      <div className={styles.buttons}>
        {children}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
