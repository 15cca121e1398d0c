import { type ReactNode, useId } from 'react';
import { useLazyModule } from '../lazy-component.tsx';
import { createLazyModule } from '../lazy-module.ts';
import styles from './conflict-cards.module.css';
import { CopyButton } from './copy-button.tsx';
import type { DiffPart } from './word-diff.ts';

export type ConflictChoice = 'mine' | 'theirs';

/** A field that both sides have changed. */
export type Clash = {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choice: ConflictChoice | null;
};

export type ConflictCardsProps = {
  /** The name of the person who saved in the meantime. */
  readonly who: string;
  readonly clashes: readonly Clash[];
  /** The labels of the fields that only the other side has changed. */
  readonly merged: readonly string[];
  readonly onChoose: (field: string, choice: ConflictChoice) => void;
};

const LISTED = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Lets someone choose between their own changes and those that were saved while they were writing. */
export function ConflictCards({ who, clashes, merged, onChoose }: ConflictCardsProps) {
  return (
    <section className={styles.conflict} aria-label="Changes to choose from">
      <p className={styles.text}>
        {who} saved this while you were editing. Nothing’s lost. Choose what to keep.
      </p>
      {merged.length > 0 && (
        <p className={styles.merged}>
          {who} also changed {LISTED.format(merged)}. We’ve merged that.
        </p>
      )}
      {clashes.map((clash) => (
        <ClashCards
          key={clash.field}
          clash={clash}
          onChoose={(choice) => onChoose(clash.field, choice)}
        />
      ))}
    </section>
  );
}

const wordDiff = createLazyModule(async () => (await import('./word-diff.ts')).diffWords);

type ClashCardsProps = {
  readonly clash: Clash;
  readonly onChoose: (choice: ConflictChoice) => void;
};

function ClashCards({ clash: { label, mine, theirs, choice }, onChoose }: ClashCardsProps) {
  const name = useId();
  const diff = useLazyModule(wordDiff);
  const parts = diff.kind === 'loaded' ? diff.code(mine, theirs) : { mine: null, theirs: null };
  const card = (side: ConflictChoice, title: string, text: ReactNode, below?: ReactNode) => (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          className={styles.radio}
          checked={choice === side}
          aria-describedby={`${name}-${side}`}
          onChange={() => onChoose(side)}
        />
        {title}
      </label>
      <div id={`${name}-${side}`} className={styles.value}>
        {text}
      </div>
      {below}
    </div>
  );
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.label}>{label}</legend>
      {card(
        'mine',
        'Keep mine',
        <Value text={mine} parts={parts.mine} />,
        <CopyButton text={mine}>Copy mine</CopyButton>,
      )}
      {card('theirs', 'Use the other version', <Value text={theirs} parts={parts.theirs} />)}
    </fieldset>
  );
}

/** A text with the words marked that the other one lacks, once they are known. */
function Value({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: readonly DiffPart[] | null;
}) {
  if (text === '') return <em className={styles.empty}>Empty</em>;
  if (parts === null) return text;
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    part.isDifferent ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
