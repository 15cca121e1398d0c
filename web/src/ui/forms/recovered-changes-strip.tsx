import { Button } from '../button.tsx';
import { momentText } from './moment-text.ts';
import styles from './recovered-changes-strip.module.css';

export type RecoveredChangesStripProps = {
  /** The time when the changes were stored on this device. */
  readonly keptAt: string;
  /** The changed record, where the strip isn't above its form. */
  readonly of?: string | undefined;
  readonly onRestore: () => void;
  readonly onCompare?: (() => void) | undefined;
  readonly onDiscard: () => void;
};

/** Offers to restore unsaved changes, above their form. */
export function RecoveredChangesStrip(props: RecoveredChangesStripProps) {
  const { keptAt, of, onRestore, onCompare, onDiscard } = props;
  const whose = of === undefined ? '' : ` to ${of}`;
  return (
    <section className={styles.strip} aria-label={`Changes${whose} kept on this device`}>
      <p>
        You left changes{whose} here on {momentText(new Date(keptAt), new Date())}.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onRestore}>Restore</Button>
        {onCompare !== undefined && <Button onClick={onCompare}>Compare</Button>}
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  );
}
