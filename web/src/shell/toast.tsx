import type { ComponentProps } from 'react';
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
  readonly onDismiss: () => void;
};

/** A text over the page that can be dismissed. */
export function Toast({ tone, text, onDismiss, ...rest }: ToastProps) {
  return (
    <div {...rest} className={classNames(styles.toast, styles[tone])}>
      <p>{text}</p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
