import { useUser } from '../../api/session/session-context.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../button.tsx';
import messages from './message.module.css';

/** A message that an emailed link was already used, with the next step. */
export function UsedLinkMessage({ text }: { readonly text: string }) {
  const { goHome, openPage } = useNavigation();
  const isVisitor = useUser() === null;
  const openPanel = () => {
    goHome();
    openPage({ page: 'userPanel' });
  };
  return (
    <>
      <p role="status" className={messages.plain}>
        {isVisitor ? text : USED_AND_LOGGED_IN}
      </p>
      {isVisitor ? (
        <Button kind="main" onClick={() => openPage({ page: 'login' })}>
          Log in
        </Button>
      ) : (
        <Button kind="main" onClick={openPanel}>
          Your guides
        </Button>
      )}
    </>
  );
}

const USED_AND_LOGGED_IN = 'You’ve already used this link, and you’re logged in.';
