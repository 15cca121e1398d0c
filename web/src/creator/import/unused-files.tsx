import type { Findings } from './findings.ts';
import styles from './import-dialog.module.css';
import { FAULT_TEXTS } from './import-faults.ts';

const NO_POSITION = 'This photo has no location. Android often removes it.';

/** The files that can't be used, each with the reason. */
export function UnusedFiles({ findings }: { readonly findings: Findings }) {
  const rows = [
    ...findings.refused.map(({ name, fault }) => ({ name, text: FAULT_TEXTS[fault] })),
    ...findings.photosWithoutPosition.map(({ name }) => ({ name, text: NO_POSITION })),
  ];
  if (rows.length === 0) return null;
  return (
    <section role="status" aria-label="Files we can’t use" className={styles.unused}>
      <ul className={styles.unusedList}>
        {rows.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two files may have the same name
          <li key={index}>
            <strong className={styles.fileName}>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
