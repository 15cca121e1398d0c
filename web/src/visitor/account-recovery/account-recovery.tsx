import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import { ContactSupport } from '../support/contact-support.tsx';
import styles from './account-recovery.module.css';
import { ResendActivation } from './resend-activation.tsx';

/** The ways back into an account. */
export function AccountRecovery() {
  const { openContact, openPage } = useNavigation();
  const isVisitor = useUser() === null;
  return (
    <FormPage title="Account recovery" lead="Let’s get you back in.">
      <section className={styles.way}>
        <h2>Forgot your password?</h2>
        <p>We’ll email you a link to choose a new one.</p>
        <Button kind="main" onClick={() => openPage({ page: 'passwordResetRequest' })}>
          Reset your password
        </Button>
      </section>
      <section className={styles.way}>
        <h2>Lost your activation link?</h2>
        <p>If a friend sent you a guide, we can resend your activation link.</p>
        <ResendActivation />
      </section>
      {isVisitor ? (
        <ContactSupport />
      ) : (
        <section className={styles.way}>
          <h2>Still stuck?</h2>
          <p>Write to us. A real person will reply.</p>
          <Button onClick={openContact}>Contact us</Button>
        </section>
      )}
      <LinkButton onPress={() => openPage({ page: 'login' })}>Back to login</LinkButton>
    </FormPage>
  );
}
