import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

export type LazyPartProps<Props> = {
  readonly module: LazyModule<ComponentType<Props>>;
  /** The props of the part once it has loaded. */
  readonly props: Props;
  /** Shown until then. */
  readonly fallback: ReactNode;
  /** Shown if loading fails; defaults to the fallback. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
};

/** A part of a page whose code loads when it is first shown. */
export function LazyPart<Props extends object>({
  module,
  props,
  fallback,
  failed = () => fallback,
}: LazyPartProps<Props>) {
  const state = useLazyModule(module);
  switch (state.kind) {
    case 'loaded':
      return <state.code {...props} />;
    case 'loading':
      return fallback;
    case 'failed':
      return failed(state.tryAgain);
  }
}
