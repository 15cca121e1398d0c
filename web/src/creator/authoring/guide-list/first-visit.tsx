import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import styles from './first-visit.module.css';

const STEPS = [
  'Name it',
  'Describe it',
  'Add an image, audio or video',
  'Pin places',
  'Submit',
] as const;

export type FirstVisitProps = {
  readonly onStart: () => void;
  /** Records places while walking; not offered where it is left out. */
  readonly onWalk?: (() => void) | undefined;
  /** Makes a guide of files. */
  readonly onFiles: (files: readonly File[]) => void;
};

/** What someone without guides sees: the ways to a first one, and what it takes. */
export function FirstVisit({ onStart, onWalk, onFiles }: FirstVisitProps) {
  return (
    <section aria-labelledby="first-guide" className={styles.panel}>
      <h3 id="first-guide" className={styles.title}>
        Make your first guide
      </h3>
      <div className={styles.ways}>
        <Button kind="main" onClick={onStart}>
          Start on the map
        </Button>
        {onWalk !== undefined && <Button onClick={onWalk}>Walk it with your phone</Button>}
        {/* The picker offers every file: phones know no type for GPX, and would grey it out. */}
        <FileButton label="Bring a GPX or photos" multiple onFiles={onFiles} />
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
