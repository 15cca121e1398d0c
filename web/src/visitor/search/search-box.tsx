import { contentTexts } from '@laneway/domain/content-texts';
import { MAX_SEARCH_LENGTH } from '@laneway/domain/text-limits';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { currentEntry, type NavState, openOverlay } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import styles from './search-box.module.css';
import type { BoxText, ShownList, SuggestionsProps } from './suggestions.tsx';

/** Not part of a first visit: it is loaded when the box is focused. */
const Suggestions = lazyComponent(async () => (await import('./suggestions.tsx')).Suggestions);

export type SearchBoxProps = {
  readonly label: string;
  readonly className: string | undefined;
  /** Suggestions float over the content below the box, or push it down. */
  readonly look: SuggestionsProps['look'];
  /** Called after a search, or once a suggestion has been chosen. */
  readonly onDone?: () => void;
};

const NO_LIST: ShownList = { isShown: false, activeId: undefined };

/** A search box with suggestions while typing. Text typed before they have loaded stays. */
export function SearchBox({ label, className, look, onDone }: SearchBoxProps) {
  const box = useSearchBox(onDone);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const pressKey = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [hasBeenUsed, setHasBeenUsed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState(NO_LIST);

  const submit = (event: FormEvent) => {
    setIsOpen(false);
    // The keyboard of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    box.onSubmit(event);
  };
  return (
    <>
      <form onSubmit={submit}>
        <input
          ref={input}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls={list.isShown ? listId : undefined}
          aria-activedescendant={list.activeId}
          aria-label={label}
          placeholder={contentTexts.searchPlaceholder}
          maxLength={MAX_SEARCH_LENGTH}
          value={box.text}
          className={className}
          onFocus={() => {
            setHasBeenUsed(true);
            setIsOpen(box.text === '');
          }}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => pressKey.current?.(event)}
          onChange={(event) => {
            setIsOpen(true);
            box.onType(event.target.value);
          }}
        />
      </form>
      {hasBeenUsed && (
        <Suggestions
          {...{ box, listId, look, isOpen, setIsOpen, pressKey, onDone }}
          onShown={setList}
        />
      )}
    </>
  );
}

export function SearchPill() {
  return (
    <search className={styles.search}>
      <div className={styles.pill}>
        <Icon name="search" />
        <SearchBox label="Search for guides" className={styles.field} look="floating" />
      </div>
    </search>
  );
}

/**
 * A box to search in. All of them show the search that is open until the user types; submitting an empty one clears the
 * search.
 */
function useSearchBox(onSubmitted?: () => void): BoxText {
  const { submitSearch } = useNavigation();
  const open = useNavState(openSearch);
  const [typed, setTyped] = useState({ over: open, text: open });
  if (typed.over !== open) setTyped({ over: open, text: open });
  return {
    text: typed.text,
    open,
    onType: (text) => setTyped({ over: open, text }),
    onSubmit: (event) => {
      event.preventDefault();
      submitSearch(typed.text.trim());
      onSubmitted?.();
    },
  };
}

function openSearch(state: NavState): string {
  const entry = currentEntry(state);
  return 'searchText' in entry
    ? entry.searchText
    : (openOverlay(state, 'searchResponse')?.text ?? '');
}
