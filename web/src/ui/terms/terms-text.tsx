import { TERMS } from './terms.ts';
import styles from './terms-text.module.css';

export function TermsText() {
  return TERMS.map(({ title, points }) => (
    <section key={title} className={styles.section}>
      <h3>{title}</h3>
      {points.map((point) => (
        <p key={point}>{point}</p>
      ))}
    </section>
  ));
}
