import type { Guide } from '../guide/guide-facts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWalkLink } from './use-walk-link.ts';

export type StartWalkButtonProps = {
  /** A guide that this person has access to. */
  readonly guide: Guide;
  readonly kind?: 'main' | 'quiet';
};

/** Opens the walk of a guide; renders nothing if it isn't walkable. */
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
