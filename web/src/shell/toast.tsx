import type { ComponentProps } from 'react';
import type { ToastAction } from '../toasts/toast-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './toast.module.css';

/** Where toasts appear over any page. It is in the page before they are, so that screen readers announce them. */
export function ToastPlace({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  );
}

export type ToastProps = Omit<ComponentProps<'div'>, 'className' | 'children'> & {
  readonly tone: 'good' | 'plain';
  readonly text: string;
  readonly action?: ToastAction | null;
  readonly onDismiss: () => void;
};

/** A text over the page that can be dismissed, and perhaps acted upon. */
export function Toast({ tone, text, action = null, onDismiss, ...rest }: ToastProps) {
  return (
    <div {...rest} className={classNames(styles.toast, styles[tone])}>
      <p>{text}</p>
      {action !== null && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            // First, because acting may show the next toast.
            onDismiss();
            action.onAct();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
