import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { TOASTS_ABOVE } from '../toast-spot.ts';
import { LinkButton } from './link-button.tsx';
import styles from './save-bar.module.css';
import { type SaveState, saveStateText } from './save-state.ts';

export type SaveBarProps = {
  readonly state: SaveState;
  readonly onSave: () => void;
  /** Called to retry after a failure. */
  readonly onRetry: () => void;
  /** Leads to what has to be fixed, which may be out of view. */
  readonly onShowProblem?: (() => void) | undefined;
  /** A form that can't be changed has nothing to save. */
  readonly isReadOnly?: boolean | undefined;
};

const TONES: Readonly<Record<SaveState['kind'], string | undefined>> = {
  clean: styles.good,
  new: undefined,
  unsaved: undefined,
  saving: undefined,
  offline: styles.waiting,
  failed: styles.bad,
  invalid: styles.bad,
};

/** The end of a form: the state of its changes, and the button that saves them. */
export function SaveBar({
  state,
  onSave,
  onRetry,
  onShowProblem,
  isReadOnly = false,
}: SaveBarProps) {
  if (isReadOnly) return null;
  const text = saveStateText(state, new Date());
  const hasFailed = state.kind === 'failed';
  const isBusy = state.kind === 'saving' && state.isAutomatic !== true;
  return (
    <div className={styles.bar} {...TOASTS_ABOVE}>
      <p
        role="status"
        // Screen readers would otherwise be interrupted at every pause in typing.
        aria-live={isQuiet(state) ? 'off' : 'polite'}
        className={classNames(styles.text, TONES[state.kind])}
      >
        {state.kind === 'clean' && state.savedAt !== null && <Icon name="check" />}
        {(hasFailed || state.kind === 'invalid') && <Icon name="warning" />}
        {state.kind === 'invalid' && onShowProblem !== undefined ? (
          <LinkButton onPress={onShowProblem}>{text}</LinkButton>
        ) : (
          <span>{text}</span>
        )}
      </p>
      <Button
        kind="main"
        onClick={hasFailed ? onRetry : onSave}
        // Someone who presses it after an automatic save wants to be told that everything is saved.
        disabled={isBusy || (state.kind === 'clean' && state.savedAt === null)}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {hasFailed ? 'Try again' : 'Save'}
      </Button>
    </div>
  );
}

/** The states that follow from typing alone. */
function isQuiet(state: SaveState): boolean {
  if (state.kind === 'unsaved' || state.kind === 'saving') return state.isAutomatic === true;
  return state.kind === 'clean';
}
