import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button.tsx';
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

/** Picking a version only marks it, because choosing drops the words of the other one. */
function ClashCards({ clash: { label, mine, theirs }, onChoose }: ClashCardsProps) {
  const name = useId();
  const [picked, setPicked] = useState<ConflictChoice | null>(null);
  const diff = useLazyModule(wordDiff);
  const parts = diff.kind === 'loaded' ? diff.code(mine, theirs) : { mine: null, theirs: null };
  const card = (side: ConflictChoice, title: string, text: ReactNode, below?: ReactNode) => (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          className={styles.radio}
          checked={picked === side}
          aria-describedby={`${name}-${side}`}
          onChange={() => setPicked(side)}
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
      <div className={styles.confirm}>
        <Button
          disabled={picked === null}
          onClick={() => {
            if (picked !== null) onChoose(picked);
          }}
        >
          Use this version
        </Button>
      </div>
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
