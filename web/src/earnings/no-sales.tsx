import { useNavigation } from '../navigation/navigation-context.tsx';
import { Notice } from '../ui/notice.tsx';

/** For somebody who has not sold anything yet: how that is going to change. */
export function NoSales() {
  const { goHome } = useNavigation();
  return (
    <Notice
      tone="info"
      text="No sales yet. Open one of your guides and share its link: the first copy somebody buys is counted here at once."
      action={{ label: 'Find my guides', onAct: goHome }}
    />
  );
}
