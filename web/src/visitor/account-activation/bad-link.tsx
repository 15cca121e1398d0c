import { activationTexts } from '@laneway/domain/accounts/form-messages';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import messages from '../../ui/forms/message.module.css';
import { ContactSupport } from '../support/contact-support.tsx';

/** Shown for an invalid link, with the way to request a new one. */
export function BadLink({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  return (
    <FormPage title="Activate your account">
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <p>The quickest way in is a new link. We’ll email it to you.</p>
      <Button kind="main" onClick={() => openPage({ page: 'accountRecovery' })}>
        Resend activation link
      </Button>
      <Button onClick={goHome}>{activationTexts.returnHome}</Button>
      <LinkButton onPress={() => openPage({ page: 'login' })}>Already activated? Log in</LinkButton>
      <ContactSupport />
    </FormPage>
  );
}
