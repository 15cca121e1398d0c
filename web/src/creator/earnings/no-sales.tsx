import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';

/** For a creator without sales: how to get the first one. */
export function NoSales() {
  const { goHome } = useNavigation();
  return (
    <Callout
      tone="info"
      text="No sales yet. Share a link to one of your guides. Sales show up here straight away."
      action={{ label: 'See all guides', onAct: goHome }}
    />
  );
}
