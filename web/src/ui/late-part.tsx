import type { ComponentType, ReactNode } from 'react';
import type { LateCode } from './late-code.ts';
import { useLateCode } from './use-late-code.ts';

export type LatePartProps<Props> = {
  readonly code: LateCode<ComponentType<Props>>;
  /** What the part is given once it is there. */
  readonly props: Props;
  /** Stands there until then. */
  readonly standIn: ReactNode;
  /** Stands there when its code does not come; without it, the stand-in stays. */
  readonly missing?: (tryAgain: () => void) => ReactNode;
};

/** A part of a page whose code comes when it is first shown. */
export function LatePart<Props extends object>({
  code,
  props,
  standIn,
  missing = () => standIn,
}: LatePartProps<Props>) {
  const late = useLateCode(code);
  switch (late.kind) {
    case 'here':
      return <late.code {...props} />;
    case 'coming':
      return standIn;
    case 'missing':
      return missing(late.tryAgain);
  }
}
