import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { LinkButton } from '../../ui/forms/link-button.tsx';
import messages from '../../ui/forms/message.module.css';

/** Shown when the order doesn't exist or belongs to someone else. */
export function UnknownOrder() {
  const { goHome, openContact, openUser } = useNavigation();
  return (
    <FormPage title="Your order">
      <div role="alert" className={messages.bad}>
        <p>We can’t find this order.</p>
        <p>You may have used another account. Anything you’ve paid for is in Your guides.</p>
      </div>
      <Button kind="main" onClick={openUser}>
        Your guides
      </Button>
      <Button onClick={goHome}>See all guides</Button>
      <LinkButton onPress={openContact}>Contact us</LinkButton>
    </FormPage>
  );
}
