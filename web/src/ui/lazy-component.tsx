import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Callout } from './callout.tsx';
import { createLazyModule, type LazyModule } from './lazy-module.ts';
import { useOnline } from './use-online.ts';

type LazyOptions<Props> = {
  /** Shown until the code has loaded; nothing by default. */
  readonly fallback?: ReactNode | ((props: Props) => ReactNode);
  /** Shown if loading fails: a text with a button to try again, or anything else. Defaults to the fallback. */
  readonly failed?: string | ((tryAgain: () => void, props: Props) => ReactNode);
};

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead of showing it; rejects if it can't be loaded. */
  readonly preload: () => Promise<void>;
};

/** A component whose code loads when it is first shown. Code that has loaded is rendered at once. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, failed }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  const module = createLazyModule(load);
  const Lazy = (props: Props) => {
    const state = useLazyModule(module);
    if (state.kind === 'loaded') return <state.code {...props} />;
    if (state.kind === 'loading' || failed === undefined)
      return typeof fallback === 'function' ? fallback(props) : fallback;
    const { tryAgain } = state;
    if (typeof failed === 'function') return failed(tryAgain, props);
    return <Callout tone="error" text={failed} action={{ label: 'Try again', onAct: tryAgain }} />;
  };
  const preload = async () => {
    await module.fetch();
  };
  return Object.assign(Lazy, { preload });
}

type LazyModuleState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly code: T }
  | { readonly kind: 'failed'; readonly tryAgain: () => void };

/**
 * Loads code when it is first shown. It replaces React's own `lazy` for two reasons: `lazy` keeps
 * the fallback for 300 ms even if the code loads sooner, and it never retries a failed load. This one
 * retries on request, and when the connection is back.
 */
export function useLazyModule<T>(module: LazyModule<T>): LazyModuleState<T> {
  const [failed, setFailed] = useState<LazyModule<T> | null>(null);
  // Not simply `module.loaded()`: any other render would then render the whole module at once.
  const [shown, setShown] = useState(() => (module.loaded() === null ? null : module));
  const [retries, setRetries] = useState(0);
  const isOnline = useOnline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to ask again
  useEffect(() => {
    if (shown === module) return;
    let isCancelled = false;
    module.fetch().then(
      // A transition renders in pieces, so the page keeps responding.
      () => !isCancelled && startTransition(() => setShown(module)),
      () => {
        if (isCancelled) return;
        setFailed(module);
        if (retries > 0) void loadNewerApp();
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [module, shown, retries, isOnline]);

  const code = shown === module ? module.loaded() : null;
  if (code !== null) return { kind: 'loaded', code };
  if (failed !== module) return { kind: 'loading' };
  const tryAgain = () => {
    setFailed(null);
    setRetries((before) => before + 1);
  };
  return { kind: 'failed', tryAgain };
}

/** A server that responds but no longer has this code has a newer version of the app. */
async function loadNewerApp(): Promise<void> {
  const isReachable = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    (reply) => reply.ok,
    () => false,
  );
  if (isReachable) location.reload();
}
