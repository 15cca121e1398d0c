import type { Guide } from '../guide/guide-facts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWalkLink } from './use-walk-link.ts';

export type StartWalkButtonProps = {
  /** Open to this person. */
  readonly guide: Guide;
  readonly kind?: 'main' | 'quiet';
};

/** Leads to the walk of a guide; nothing where it isn't one to walk. */
export function StartWalkButton({ guide, kind = 'quiet' }: StartWalkButtonProps) {
  const walk = useWalkLink(guide);
  if (walk === null) return null;
  return (
    <Button kind={kind} onClick={walk.open}>
      {kind === 'main' && <Icon name="walk" />}
      {walk.label}
    </Button>
  );
}
