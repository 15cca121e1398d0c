import { useEffect } from 'react';
import { useSessionState } from '../api/session/session-context.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useToast } from '../ui/toasts/toast-context.tsx';

const loginAgain = createLazyModule(async () => (await import('./login-again.tsx')).LoginAgain);

/** Shown while a session has expired over unsaved work. */
export function ExpiredSession() {
  const state = useSessionState();
  if (state.kind !== 'expired') return null;
  return (
    <LazyPart
      module={loginAgain}
      props={{ email: state.user.u_email }}
      fallback={null}
      failed={(tryAgain) => <NotLoaded onRetry={tryAgain} />}
    />
  );
}

/** A toast, because every visit downloads what is used here. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { showToast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt that failed
  useEffect(() => {
    showToast('Log in to keep going. Your work is still here.', {
      label: 'Try again',
      onAct: onRetry,
    });
  }, []);
  return null;
}
