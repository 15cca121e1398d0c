import { useId } from 'react';
import sections from '../../ui/dashboard-frame/section.module.css';
import { PAYMENT_TERMS } from './payment-terms.ts';
import styles from './payment-terms-list.module.css';

/** The facts of the Terms that explain the figures. */
export function PaymentTerms() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        How you get paid
      </h3>
      <dl className={styles.terms}>
        {PAYMENT_TERMS.map(({ name, text }) => (
          <div key={name} className={styles.term}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
