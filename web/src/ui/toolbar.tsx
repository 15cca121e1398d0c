import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

export type ToolbarProps = { readonly label: string; readonly children: ReactNode };

/** Buttons in a row: one stop for the Tab key, and the arrow keys move between them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <BaseToolbar.Root className={styles.toolbar} aria-label={label}>
      {children}
    </BaseToolbar.Root>
  );
}

export type ToolbarButtonProps = Omit<
  ComponentProps<'button'>,
  'aria-label' | 'aria-pressed' | 'className' | 'type'
> & {
  /** Its accessible name and, unless there is a title, its tooltip. */
  readonly label: string;
  /** True for a tool that is currently chosen. */
  readonly isPressed?: boolean | undefined;
  /** An icon, or a short text. */
  readonly children: ReactNode;
};

export function ToolbarButton({
  label,
  title = label,
  isPressed,
  children,
  ...rest
}: ToolbarButtonProps) {
  return (
    <BaseToolbar.Button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      title={title}
    >
      {children}
    </BaseToolbar.Button>
  );
}

/** Separates two groups of buttons. */
export function ToolbarSeparator() {
  return <BaseToolbar.Separator className={styles.separator} />;
}
