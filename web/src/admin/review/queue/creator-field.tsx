import { LIMITS } from '@laneway/contract/limits';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Creator, useCreators } from '../../../api/queries/creators.ts';
import fields from '../../../ui/inline-field.module.css';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from './creator-field.module.css';
import { FilterField } from './filter-field.tsx';

export type CreatorFieldProps = {
  /** The creator whose guides are listed; null for everyone’s. */
  readonly name: string | null;
  /** Suggestions before anything is typed. */
  readonly suggested: readonly Creator[];
  readonly onChoose: (creator: Creator | null) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const DELAY_MS = 200;

/** Chooses a creator: from those on the page, or by typing part of a name or email. */
export function CreatorField({ name, suggested, onChoose }: CreatorFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isTyping = (typed ?? '').trim() !== '';
  const found = useCreators(useDebounced(typed ?? '', DELAY_MS));
  const creators = isTyping ? found : suggested;
  const count = creators?.length ?? 0;
  const isShown = isOpen && creators !== undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (creator: Creator) => {
    setTyped(null);
    close();
    onChoose(creator);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    if (text === '' && name !== null) onChoose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = isShown ? creators[active] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (count > 0) setActive((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // The surrounding dialog must stay open.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
      close();
    }
  };

  return (
    <FilterField label="Creator">
      {(id) => (
        <div className={styles.frame}>
          <input
            id={id}
            type="text"
            role="combobox"
            className={fields.control}
            value={typed ?? name ?? ''}
            placeholder="Anyone"
            maxLength={LIMITS.searchTerms}
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            onClick={() => setOpen(true)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setTyped(null);
              close();
            }}
          />
          <div
            id={listId}
            role="listbox"
            aria-label="Creators"
            tabIndex={-1}
            hidden={!isShown || count === 0}
            className={styles.list}
          >
            {creators?.map((creator, index) => (
              <button
                key={creator.id}
                id={optionId(index)}
                type="button"
                role="option"
                tabIndex={-1}
                className={styles.option}
                aria-selected={index === active}
                // The field keeps the focus; losing it would close the list.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(creator)}
              >
                {creator.name}
                {creator.email !== null && <span className={styles.email}>{creator.email}</span>}
              </button>
            ))}
          </div>
          <p role="status" className={styles.none}>
            {isShown && isTyping && count === 0 ? 'No creators found' : ''}
          </p>
        </div>
      )}
    </FilterField>
  );
}
