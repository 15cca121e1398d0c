import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { ABOVE_ALL, mayMoveToasts, toastBottom } from '../ui/toast-spot.ts';
import type { ToastAction } from '../ui/toasts/toast-context.tsx';
import styles from './toast.module.css';

/**
 * The container of toasts on any page: below its buttons at the top, or above the bar at its bottom if it has one. It
 * is mounted before them, so that screen readers announce them, and each new toast brings it above elements opened
 * meanwhile, such as a full-screen map.
 */
export function ToastPlace({ children, shown }: ToastPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    let bottom: number | null = null;
    const raise = () => {
      bottom = toastBottom(document, window.innerHeight);
      current.toggleAttribute('data-at-bottom', bottom !== null);
      current.style.setProperty('--bar-height', `${bottom ?? 0}px`);
      current.hidePopover();
      current.showPopover();
    };
    // Something else was opened over the whole page, or closed. These events don't bubble.
    const onToggle = ({ target }: Event) => {
      const isOther = target instanceof HTMLElement && target.popover === 'manual';
      if (isOther && !target.hasAttribute('data-above-all')) raise();
    };
    raise();
    document.addEventListener('toggle', onToggle, true);
    const replace = () => {
      if (toastBottom(document, window.innerHeight) !== bottom) raise();
    };
    // A focused part may have been scrolled into view, under a toast.
    if (shown !== null) document.addEventListener('focusin', replace);
    // A bar may appear or disappear under a toast, for example when a guide becomes editable.
    const bars = new MutationObserver((changes) => {
      if (mayMoveToasts(changes)) replace();
    });
    if (shown !== null) bars.observe(document.body, { childList: true, subtree: true });
    return () => {
      bars.disconnect();
      document.removeEventListener('focusin', replace);
      document.removeEventListener('toggle', onToggle, true);
    };
  }, [shown]);
  return (
    <div ref={place} role="status" popover="manual" className={styles.place} {...ABOVE_ALL}>
      {children}
    </div>
  );
}

export type ToastPlaceProps = Pick<ComponentProps<'div'>, 'children'> & {
  /** Changes with each toast. */
  readonly shown: number | string | null;
};

export type ToastProps = Omit<ComponentProps<'div'>, 'className' | 'children'> & {
  readonly tone: 'good' | 'plain';
  readonly text: string;
  readonly action?: ToastAction | null;
  readonly onDismiss: () => void;
  /** The label of dismissing, if it is a choice instead of a cross. */
  readonly dismissLabel?: string;
};

/** A dismissible text over the page, with an optional action. */
export function Toast({ tone, text, action = null, onDismiss, dismissLabel, ...rest }: ToastProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.toast, styles[tone], dismissLabel && styles.choice)}
    >
      <p>{text}</p>
      <div className={styles.buttons}>
        {action !== null && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              // This comes first, because the action may show the next toast.
              onDismiss();
              action.onAct();
            }}
          >
            {action.label}
          </button>
        )}
        {dismissLabel === undefined ? (
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" />
          </button>
        ) : (
          <button type="button" className={styles.action} onClick={onDismiss}>
            {dismissLabel}
          </button>
        )}
      </div>
    </div>
  );
}
