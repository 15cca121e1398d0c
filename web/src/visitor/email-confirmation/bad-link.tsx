import { confirmationTexts } from '@laneway/domain/accounts/form-messages';
import type { User } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import messages from '../../ui/forms/message.module.css';

export type BadLinkProps = { readonly text: string; readonly user: User | null };

/** Shown for an invalid link; a new one can be sent from the panel. */
export function BadLink({ text, user }: BadLinkProps) {
  const { goHome, openPage } = useNavigation();
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <FormPage title={confirmationTexts.confirm}>
      <p role="alert" className={messages.bad}>
        {text}
      </p>
      <p>You can send yourself a new link from Your guides.</p>
      <Button kind="main" onClick={openPanel}>
        {user === null ? 'Log in' : 'Your guides'}
      </Button>
    </FormPage>
  );
}
