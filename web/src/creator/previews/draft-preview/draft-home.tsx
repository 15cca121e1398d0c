import { startOf } from '@laneway/domain/guides/guide-content';
import { useMemo } from 'react';
import { Carousel } from '../../../guide/carousel/carousel.tsx';
import { GuideCard } from '../../../guide/guide-card.tsx';
import type { Guide } from '../../../guide/guide-facts.ts';
import { GuideOverviewBody } from '../../../guide/guide-overview-body.tsx';
import { guidePin } from '../../../guide/guide-pin.ts';
import { openingOf } from '../../../guide/opening.ts';
import { usePriceText } from '../../../guide/price.ts';
import { CentreOn } from '../../../map/overlays/centre-on.tsx';
import { useStageInsets } from '../../../map/use-stage-insets.ts';
import { VisitorMap } from '../../../map/visitor-map.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stage } from '../../../ui/stage.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { guideMap } from '../map-contents.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';
import { openElsewhere } from './open-elsewhere.ts';

const NONE_OWNED: ReadonlySet<number> = new Set();

/** The home page with only this guide: its card, its pin and its overview. */
export function DraftHome({ isOpen }: { readonly isOpen: boolean }) {
  const { contents, guide, colour, show } = useDraft();
  const insets = useStageInsets(isOpen);
  const pins = useMemo(
    () => guidePin(guide, NONE_OWNED).map((pin) => ({ ...pin, colour })),
    [guide, colour],
  );
  const centre = useMemo(
    () =>
      startOf(
        contents.content,
        contents.places.map(({ content }) => content),
      ) ?? guideMap(contents.content, contents.places, colour).centre,
    [contents, colour],
  );
  const toggle = () => show({ kind: isOpen ? 'card' : 'overview' });
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of guides"
          insets={insets}
          pins={pins}
          activeId={guide.g_id}
          onPick={() => show({ kind: 'overview' })}
        >
          {/* Opening or closing the overview changes the free part of the map. */}
          <CentreOn key={String(isOpen)} point={centre} />
        </VisitorMap>
      }
      bottom={
        <Carousel
          label="Guides"
          itemName="guide"
          activeId={guide.g_id}
          onFront={() => {}}
          items={[
            {
              id: guide.g_id,
              content: (
                <GuideCard
                  guide={guide}
                  isFront
                  isOpen={isOpen}
                  distance={null}
                  urgent
                  onPick={toggle}
                />
              ),
            },
          ]}
        />
      }
      panel={isOpen && <Overview />}
    >
      <VisuallyHidden as="h1">{guide.g_title}</VisuallyHidden>
    </Stage>
  );
}

function Overview() {
  const { guide, places, walkGuide, isTest, notes, show, say } = useDraft();
  const opening = openingOf(guide, null);
  const price = usePriceText(guide);
  const open = () => {
    show({ kind: 'places', frontId: null });
    if (opening !== 'open') say(`Visitors ${costText(guide, price)}. You don’t need to pay.`);
  };
  return (
    <Sheet label="About this guide" takesFocus onClose={() => show({ kind: 'card' })}>
      <GuideOverviewBody
        guide={guide}
        opening={opening}
        sample={places.find(({ p_id }) => p_id === guide.g_preview?.sample_p_id)}
        onOpen={open}
        onGift={() => say('Visitors can gift it once it’s published')}
        onNavigate={openElsewhere}
        walk={
          opening === 'open' &&
          walkGuide !== null &&
          !isTest && <Button onClick={() => show({ kind: 'onFoot' })}>Start walk</Button>
        }
        {...(isTest && { draft: <WalkTheDraft /> })}
        // A tester's note comes first, and nothing that only visitors can do.
        note={notes?.({ kind: 'guide' })}
        share={
          !isTest && (
            <Button onClick={() => say('Visitors can share it once it’s published')}>Share</Button>
          )
        }
      />
    </Sheet>
  );
}

/** The way in for testers, who don't pay: into the walk, or to the places of a guide that isn't walked. */
function WalkTheDraft() {
  const { guide, walkGuide, show } = useDraft();
  const price = usePriceText(guide);
  const showPlaces = () => show({ kind: 'places', frontId: null });
  return (
    <>
      <Button
        kind="main"
        onClick={walkGuide === null ? showPlaces : () => show({ kind: 'onFoot' })}
      >
        Walk the draft
      </Button>
      {walkGuide !== null && <Button onClick={showPlaces}>See all places</Button>}
      <p className={styles.cost}>{costForTesters(guide, price)}</p>
    </>
  );
}

/** What visitors will pay, and that testers don’t. */
function costForTesters(guide: Guide, price: string): string {
  if (guide.g_is_public) return 'Free for everyone.';
  return guide.g_price === 0
    ? 'Visitors get it free with an account. You don’t need one.'
    : `Visitors pay ${price}. You don’t need to pay.`;
}

function costText(guide: Guide, price: string): string {
  return guide.g_price === 0 ? 'log in to get it free' : `pay ${price} here`;
}
