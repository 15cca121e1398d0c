import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';

export function NoGuides() {
  const { goHome } = useNavigation();
  return (
    <Callout
      tone="info"
      text="No guides yet. When you get one, it shows up here."
      action={{ label: 'Find a guide', onAct: goHome }}
    />
  );
}
