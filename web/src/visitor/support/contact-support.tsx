import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-support.module.css';
import { SupportForm } from './support-form.tsx';

export type ContactSupportProps = {
  /** The address for the reply, if the page knows it in full. */
  readonly email?: string | undefined;
};

/** A form to contact us without an account, for people who can't get into theirs. */
export function ContactSupport({ email }: ContactSupportProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  return (
    <section className={styles.support}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={form}
          onClick={() => setOpen(!isOpen)}
        >
          Still stuck? Contact support
          <Icon name="forward" />
        </button>
      </h2>
      <div id={form} hidden={!isOpen}>
        {isOpen && <SupportForm email={email} />}
      </div>
    </section>
  );
}
