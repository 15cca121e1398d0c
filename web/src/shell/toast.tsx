import type { ComponentProps } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './toast.module.css';

/** Where words float over whatever page is shown. It is there before they are, so that they are told. */
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

/** Words over the page that can be sent away. */
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
