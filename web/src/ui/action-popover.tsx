import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import styles from './action-popover.module.css';
import { classNames } from './class-names.ts';
import { placePopover } from './place-popover.ts';

export type PopoverAction = {
  readonly label: string;
  readonly onAct: () => void;
  readonly isDanger?: boolean;
  /** A disabled action stays in the list. */
  readonly isDisabled?: boolean;
};

export type ActionPopoverProps = {
  /** The accessible name, with its subject: “Actions for Hosier Lane”. */
  readonly label: string;
  readonly actions: readonly PopoverAction[];
  /** `main` is the one main action of a screen. */
  readonly kind?: 'plain' | 'main';
  /** The content of the button; three dots by default. */
  readonly children?: ReactNode;
};

/** A button that opens a short list of actions over the page. */
export function ActionPopover({
  label,
  actions,
  kind = 'plain',
  children = '⋯',
}: ActionPopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const open = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || trigger.current === null) return;
    placePopover(trigger.current, event.currentTarget);
    itemsOf(event.currentTarget)[0]?.focus();
  };

  const close = () => {
    list.current?.hidePopover();
    trigger.current?.focus();
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') {
      // The focus returns to the button, and Tab moves on from there.
      close();
      return;
    }
    const items = itemsOf(event.currentTarget);
    const at = items.indexOf(event.target as HTMLElement);
    const next = neighbourFor(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={classNames(styles.trigger, kind === 'main' && styles.main)}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        className={styles.list}
        aria-label={label}
        onToggle={open}
        onKeyDown={move}
      >
        {actions.map(({ label: text, onAct, isDanger = false, isDisabled = false }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classNames(styles.action, isDanger && styles.danger)}
            aria-disabled={isDisabled}
            onClick={() => {
              if (isDisabled) return;
              close();
              onAct();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

function itemsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** The item that a key moves to; null for other keys. */
function neighbourFor(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at <= 0 ? count : at) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
