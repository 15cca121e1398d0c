import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

export type LazyPartProps<Props> = {
  readonly module: LazyModule<ComponentType<Props>>;
  /** What the part is given once it is there. */
  readonly props: Props;
  /** Stands there until then. */
  readonly fallback: ReactNode;
  /** Stands there when its code does not come; without it, the stand-in stays. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
};

/** A part of a page whose code comes when it is first shown. */
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
