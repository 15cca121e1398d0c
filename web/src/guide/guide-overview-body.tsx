import { printNamedGuidePath } from '@laneway/domain/app-links/guide-path';
import { langAttribute } from '@laneway/domain/guides/default-language';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import { plainText } from '@laneway/domain/text/plain-text';
import { summaryOf } from '@laneway/domain/text/summary';
import { type ReactNode, useState } from 'react';
import { MediaImage } from '../media/media-image.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { LinkButton } from '../ui/forms/link-button.tsx';
import { SHEET_FOOT } from '../ui/sheet-foot.ts';
import { LazyRichText } from '../ui/text/lazy-rich-text.tsx';
import { AuthorName } from './author-name.tsx';
import { type Guide, isGiftable } from './guide-facts.ts';
import { AudioIntroduction, CoverOrVideo } from './guide-introduction.tsx';
import styles from './guide-overview-body.module.css';
import { type GuideTag, guideTag, type Ownership, TAG_TEXTS } from './guide-tag.ts';
import { openingLabel } from './opening.ts';
import { PlaceNames } from './place-names.tsx';
import type { Place } from './places/place-facts.ts';
import { REFUND_TEXT, usePriceText } from './price.ts';
import { Rating } from './rating.tsx';
import { SamplePlace } from './sample-place.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { allVisitedText, continueText, type Progress } from './visits/progress.ts';
import { WhatYouGet } from './what-you-get.tsx';

export type GuideOverviewBodyProps = {
  readonly guide: Guide;
  readonly opening: OpeningAction;
  /** Not owned by default: a draft isn't for sale yet. */
  readonly ownership?: Ownership;
  /** The visitor's progress; null if they haven't started. */
  readonly progress?: Progress | null;
  /** Shown above the title: what led the visitor here. */
  readonly note?: ReactNode;
  /** Opens the guide, or continues at the next place of a started one. */
  readonly onOpen: () => void;
  /** Opens a started guide without continuing. */
  readonly onAllPlaces?: () => void;
  readonly onGift: () => void;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
  /** Called with the path of the creator's page; without it, the name is text. */
  readonly onAuthor?: (path: string) => void;
  /** Opens its reviews; without it, the rating is text. */
  readonly onRating?: () => void;
  /** Shown beside the title: the button that saves the guide for later. */
  readonly wish?: ReactNode;
  /** Replaces the button that shares the guide's link. */
  readonly share?: ReactNode;
  /** A button next to the main one that starts a walk, if the guide is open. */
  readonly walk?: ReactNode;
  /** True if it resumes a walk, or starts one that has ended again: then it is the main button, and the only one to go on with. */
  readonly isWalkFirst?: boolean;
  /** Replaces the price and the main button for someone who tests the guide before it is published. */
  readonly draft?: ReactNode;
  /** The free sample of a draft, which visitors can't load yet. */
  readonly sample?: Place | undefined;
  /** Leads the guide's creator to its editor. */
  readonly edit?: ReactNode;
  /** Shown after the guide's facts, such as its reviews. */
  readonly children?: ReactNode;
};

/** The content of an overview: a description of a guide, and the buttons that open it. */
export function GuideOverviewBody({
  guide,
  opening,
  ownership = 'not yours',
  progress = null,
  note,
  onOpen,
  onAllPlaces,
  onGift,
  onNavigate,
  walk,
  isWalkFirst = false,
  wish,
  edit,
  share = (
    <ShareButton title={guide.g_title} path={printNamedGuidePath(guide.g_id, guide.g_title)} />
  ),
  onAuthor,
  onRating,
  draft,
  sample,
  children,
}: GuideOverviewBodyProps) {
  const tag = guideTag(guide, ownership);
  const lang = langAttribute(guide.g_language);
  const next = continueText(progress);
  const allVisited = allVisitedText(progress);
  const price = usePriceText(guide);
  return (
    <>
      <CoverOrVideo
        guide={guide}
        cover={
          <MediaImage
            className={styles.image}
            field={guide.g_image}
            size="overview"
            placeholder={guide.g_image_stand_in}
            alt={guide.g_image_alt ?? guide.g_title}
            ratio="16 / 10"
            urgent
          />
        }
      />
      <div className={styles.body}>
        {note}
        <div className={styles.heading}>
          <h2 className={styles.title} lang={lang}>
            {guide.g_title}
          </h2>
          {wish}
        </div>
        <div className={styles.byline}>
          <p>
            by <AuthorName guide={guide} onNavigate={onAuthor} />
          </p>
          {guide.g_rating !== null &&
            (onRating === undefined ? (
              <Rating guide={guide} />
            ) : (
              <button type="button" className={styles.rating} onClick={onRating}>
                <Rating guide={guide} />
              </button>
            ))}
          {tag === 'yours' && <Chip tone="done">{TAG_TEXTS[tag]}</Chip>}
          {allVisited !== null && <p className={styles.done}>{allVisited}</p>}
        </div>
        <GuideDescription
          key={guide.g_id}
          text={guide.g_description}
          lang={lang}
          onNavigate={onNavigate}
        />
        <AudioIntroduction guide={guide} />
        <WhatYouGet guide={guide} />
        {guide.g_preview && (
          <Inside
            guide={guide}
            preview={guide.g_preview}
            sample={sample}
            hasSample={opening !== 'open'}
            onNavigate={onNavigate}
          />
        )}
        {tag !== 'yours' && draft === undefined && <Cost tag={tag} guide={guide} />}
        {children}
        <div className={styles.actions} {...SHEET_FOOT}>
          {draft ??
            (opening !== 'unavailable' && !isWalkFirst && (
              <Button kind="main" onClick={onOpen}>
                {next ?? openingLabel(opening, guide, price)}
              </Button>
            ))}
          {walk}
          <div className={styles.others}>
            {(next !== null || isWalkFirst) && (
              <Button onClick={onAllPlaces}>See all places</Button>
            )}
            {edit}
            {draft === undefined && isGiftable(guide) && <Button onClick={onGift}>Gift</Button>}
            {share}
          </div>
        </div>
      </div>
    </>
  );
}

type InsideProps = Pick<GuideOverviewBodyProps, 'guide' | 'sample' | 'onNavigate'> & {
  readonly preview: NonNullable<Guide['g_preview']>;
  /** True for someone who hasn't got the guide. */
  readonly hasSample: boolean;
};

/** The contents: the names of the places with the shape of the route, and the place that everyone may try. */
function Inside({ guide, preview, sample: place, hasSample, onNavigate }: InsideProps) {
  const lang = langAttribute(guide.g_language);
  const sample = preview.places.find(({ p_id }) => p_id === preview.sample_p_id);
  return (
    <>
      <PlaceNames key={`places ${guide.g_id}`} preview={preview} lang={lang} />
      {hasSample && sample !== undefined && (
        <SamplePlace
          key={`sample ${guide.g_id}`}
          guideId={guide.g_id}
          place={place}
          title={sample.p_title}
          lang={lang}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
}

type CostProps = { readonly tag: Exclude<GuideTag, 'yours'> | null; readonly guide: Guide };

/** Empty while unknown, in a line of the same height. */
function Cost({ tag, guide }: CostProps) {
  const price = usePriceText(guide);
  if (tag !== 'price')
    return (
      <p className={styles.price}>
        {tag === null ? '' : tag === 'free' ? 'Free for everyone' : TAG_TEXTS[tag]}
      </p>
    );
  return (
    <div>
      <p className={styles.price}>{price}</p>
      <p className={styles.terms}>{REFUND_TEXT}</p>
    </div>
  );
}

type GuideDescriptionProps = {
  readonly text: string;
  /** Its language; undefined for the language of the page. */
  readonly lang?: string | undefined;
  /** Called with the path of a link that stays inside the app. */
  readonly onNavigate: (path: string) => void;
};

/** The beginning of a guide's description, with a button for the rest. */
function GuideDescription({ text, lang, onNavigate }: GuideDescriptionProps) {
  const [isWhole, setWhole] = useState(false);
  const summary = summaryOf(text);
  const hasMore = text.trim().length > summary.length;
  return (
    <div>
      <div lang={lang}>
        {isWhole || plainText(summary) !== summary ? (
          <LazyRichText source={isWhole ? text : summary} onNavigate={onNavigate} />
        ) : (
          <p>{summary}</p>
        )}
      </div>
      {hasMore && (
        <LinkButton onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </LinkButton>
      )}
    </div>
  );
}
