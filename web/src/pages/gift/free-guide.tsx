import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import messages from '../../forms/message.module.css';
import type { Guide } from '../../guides/guide-facts.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { GuideHeading } from '../../purchase/guide-heading.tsx';
import { PosterPage } from '../../purchase/poster-page.tsx';
import { Button } from '../../ui/button.tsx';

/** Says that a free guide can't be gifted, before anything is filled in. */
export function FreeGuide({ guide }: { readonly guide: Guide }) {
  const { openPage, showOverview } = useNavigation();
  return (
    <PosterPage guide={guide}>
      <GuideHeading guide={guide} over="A gift for a friend" />
      <p role="status" className={messages.good}>
        {giftRefusalTexts.guideIsFree}
      </p>
      <Button kind="main" onClick={() => showOverview(guide.g_id)}>
        Share this guide
      </Button>
      <Button onClick={() => openPage({ page: 'gift', guideId: null })}>
        Choose another guide
      </Button>
    </PosterPage>
  );
}
