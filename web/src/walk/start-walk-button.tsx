import type { Guide } from '../guides/guide-facts.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { settingsOf } from './settings-of.ts';

export type StartWalkButtonProps = {
  readonly guide: Guide;
  /** Whether the guide is open to this person. */
  readonly isOpen: boolean;
  readonly kind?: 'main' | 'quiet';
};

/** Leads to the walk of a guide; nothing where the guide isn't open or isn't one to walk. */
export function StartWalkButton({ guide, isOpen, kind = 'quiet' }: StartWalkButtonProps) {
  const { openPage } = useNavigation();
  if (!isOpen || !isWalkable(guide)) return null;
  return (
    <Button kind={kind} onClick={() => openPage({ page: 'walk', guideId: guide.g_id })}>
      <Icon name="walk" />
      Start walk
    </Button>
  );
}

/** A guide with places, unless its creator says that it isn't for walking. */
function isWalkable(guide: Guide): boolean {
  return guide.g_place_count > 0 && settingsOf(guide)?.mode !== 'off';
}
