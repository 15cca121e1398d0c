import { giftRefusalTexts } from '@laneway/domain/gifts/messages';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { Button } from '../../ui/button.tsx';
import messages from '../../ui/forms/message.module.css';
import { GuideHeading } from '../purchase/guide-heading.tsx';
import { PosterPage } from '../purchase/poster-page.tsx';

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
