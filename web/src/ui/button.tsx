import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `main` is the one main action of a screen. */
export type ButtonKind = 'main' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  readonly kind?: ButtonKind;
  /** Replaces the label while the action runs, when the button can't be pressed. */
  readonly busyText?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** A button that keeps the focus while busy or disabled, so that keyboard users don't lose it. */
export function Button({
  kind = 'quiet',
  type = 'button',
  busyText,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  const isInert = isBusy || disabled;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], isBusy && styles.busy)}
      aria-busy={isBusy}
      aria-disabled={isInert}
      onClick={press}
    >
      {busyText ?? children}
    </button>
  );
}
