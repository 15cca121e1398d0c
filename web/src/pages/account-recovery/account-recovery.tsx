import { FormPage } from '../../forms/form-page.tsx';
import { LinkButton } from '../../forms/link-button.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account-recovery.module.css';
import { ResendActivation } from './resend-activation.tsx';

/** The ways back into an account. */
export function AccountRecovery() {
  const { isPageAvailable, openContact, openPage } = useNavigation();
  return (
    <FormPage title="Account recovery" lead="Let us get you back in.">
      <section className={styles.way}>
        <h2>Forgot your password?</h2>
        <p>We send you a link to choose a new one.</p>
        <Button kind="main" onClick={() => openPage({ page: 'passwordResetRequest' })}>
          Reset my password
        </Button>
      </section>
      <section className={styles.way}>
        <h2>Lost your activation link?</h2>
        <p>If a friend gave you a guide, we can send the link to finish your account again.</p>
        <ResendActivation />
      </section>
      {isPageAvailable('contactUs') && (
        <section className={styles.way}>
          <h2>Something else?</h2>
          <p>Once you are logged in you can write to us, and a person will answer.</p>
          <Button onClick={openContact}>Contact us</Button>
        </section>
      )}
      <LinkButton onPress={() => openPage({ page: 'login' })}>Back to login</LinkButton>
    </FormPage>
  );
}
