import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ComparedItem, ItemChange } from '../comparison/compare-versions.ts';
import styles from './item-list.module.css';
import { shownNumber } from './review-names.ts';

export type ReviewItem = Pick<
  ComparedItem,
  'key' | 'title' | 'change' | 'number' | 'isSample' | 'summary' | 'ppId'
>;

/** The walk of the whole guide: an item like a place, but without a comparison. */
export const WALK_ITEM: ReviewItem = {
  key: 'walk',
  title: 'Walk',
  change: 'same',
  number: null,
  isSample: false,
  summary: [],
  ppId: null,
};

export type ItemListProps = {
  readonly items: readonly ReviewItem[];
  readonly openKey: string | null;
  readonly seen: ReadonlySet<string>;
  /** Keys of the items that have a note. */
  readonly noted: ReadonlySet<string>;
  /** False if there is no earlier version to compare with: then everything is new and nothing needs a mark. */
  readonly hasBaseline: boolean;
  /** The summary of the walk; null while unknown. */
  readonly walkText: string | null;
  readonly onOpen: (item: ReviewItem) => void;
};

const MARKS: Readonly<Record<ItemChange, { readonly sign: string; readonly text: string }>> = {
  added: { sign: '+', text: 'added' },
  removed: { sign: '−', text: 'gone' },
  changed: { sign: '•', text: 'changed' },
  same: { sign: '', text: 'unchanged' },
};

/** The items of a review. The list is one tab stop; j, k, the arrows, Home and End move, and Enter opens. */
export function ItemList(props: ItemListProps) {
  const { items, openKey, seen, noted, hasBaseline, walkText, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const isListed = (key: string | null) => items.some((item) => item.key === key);
  const tabStop = [focusedKey, openKey].find(isListed) ?? items[0]?.key;

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = items.findIndex(({ key }) => key === tabStop);
    const next = indexAfterKey(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <nav aria-label="Guide and places">
      <ul ref={list} className={styles.list} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.key}>
            <button
              type="button"
              className={styles.item}
              tabIndex={item.key === tabStop ? 0 : -1}
              aria-current={item.key === openKey ? 'true' : undefined}
              aria-keyshortcuts="j k Enter"
              onFocus={() => setFocusedKey(item.key)}
              onClick={() => onOpen(item)}
            >
              <span className={styles.tick}>{seen.has(item.key) && <Icon name="check" />}</span>
              <span className={styles.label}>
                <span className={styles.name}>
                  <ItemNumber number={shownNumber(item)} />
                  {index === 0 ? 'Guide' : item.title}
                </span>
                {item.key === WALK_ITEM.key
                  ? walkText !== null && <Line text={walkText} />
                  : hasBaseline && <Change item={item} />}
                {item.isSample && <Line text="Free sample" />}
              </span>
              {noted.has(item.key) && (
                <span className={styles.note}>
                  <span aria-hidden="true">✎</span>
                  <VisuallyHidden>, has a note</VisuallyHidden>
                </span>
              )}
              {seen.has(item.key) && <VisuallyHidden>, looked at</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ItemNumber({ number }: { readonly number: number | null }) {
  return number === null ? null : <span className={styles.number}>{number} </span>;
}

function Line({ text }: { readonly text: string }) {
  return (
    <span className={styles.change}>
      <VisuallyHidden>, </VisuallyHidden>
      {text}
    </span>
  );
}

function Change({ item: { change, summary } }: { readonly item: ReviewItem }) {
  const { sign, text } = MARKS[change];
  const what = change === 'changed' && summary.length > 0 ? summary.join(', ') : text;
  return (
    <span className={classNames(styles.change, styles[change])}>
      <VisuallyHidden>, </VisuallyHidden>
      {sign !== '' && <span aria-hidden="true">{sign} </span>}
      {what}
    </span>
  );
}

/** The index that a key moves to; null for other keys. */
function indexAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'k':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
