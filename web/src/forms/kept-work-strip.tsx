import { Button } from '../ui/button.tsx';
import styles from './kept-work-strip.module.css';
import { momentText } from './moment-text.ts';

export type KeptWorkStripProps = {
  /** When the changes were kept on this device. */
  readonly keptAt: string;
  readonly onRestore: () => void;
  readonly onCompare?: (() => void) | undefined;
  readonly onDiscard: () => void;
};

/** Offers changes that were never saved, above the form that they belong to. */
export function KeptWorkStrip({ keptAt, onRestore, onCompare, onDiscard }: KeptWorkStripProps) {
  return (
    <section className={styles.strip} aria-label="Changes kept on this device">
      <p>You left changes here on {momentText(new Date(keptAt), new Date())}.</p>
      <div className={styles.buttons}>
        <Button onClick={onRestore}>Restore</Button>
        {onCompare !== undefined && <Button onClick={onCompare}>Compare</Button>}
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  );
}
