import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { ADULT_AGE, MINIMUM_AGE, ROYALTY_DUE_DAYS } from '@laneway/domain/terms';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides } from '../../api/queries/browsing.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { ListPage } from '../guide-overview/list-page.tsx';
import { Asking } from './asking.tsx';
import { EarningsCalculator } from './earnings-calculator.tsx';
import styles from './make-guides.module.css';

const MAX_EXAMPLES = 3;
/** The rating from which a guide is an example to follow. */
const LOVED = 4;

const STEPS = [
  ['Ask to become a creator', 'Tell us what you have in mind. A real person reads it.'],
  [
    'Make your guide',
    'Put places on the map and add your own text, images and audio, at home or on the street.',
  ],
  ['Submit it for review', 'We walk through it and tell you if something needs another look.'],
  [
    'Earn from every sale',
    `You set the price. We pay you about ${ROYALTY_DUE_DAYS} days after the end of each month.`,
  ],
] as const;

const NEEDED = [
  'You know a place well and have something to say about it.',
  'Your text, images and audio are yours to publish.',
  `You’re ${MINIMUM_AGE} or over. Under ${ADULT_AGE}, you need a parent’s permission.`,
] as const;

/** The page about becoming a creator: what it takes, what creators earn, and the request. */
export function MakeGuides() {
  const guides = examplesFrom(loadedItems(useBrowsedGuides({ order: 'rating' }).data));
  return (
    <ListPage
      title={OWN_PAGES.makeGuides.title}
      head={
        <p className={styles.lead}>
          Know streets that others should walk? Turn them into a guide, and earn every time someone
          buys it.
        </p>
      }
      known={guides}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <section aria-labelledby="steps-title" className={styles.section}>
            <h2 id="steps-title">How it works</h2>
            <ol className={styles.steps}>
              {STEPS.map(([name, text]) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span className={styles.note}>{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="needed-title" className={styles.section}>
            <h2 id="needed-title">What it takes</h2>
            <ul className={styles.needed}>
              {NEEDED.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
          {guides.length > 0 && <Examples guides={guides} />}
        </div>
        <div className={styles.column}>
          <EarningsCalculator />
          <Asking />
        </div>
      </div>
    </ListPage>
  );
}

/** From guides in the order of their ratings: this page is about selling, so those that are sold come first. */
function examplesFrom(guides: readonly Guide[]): readonly Guide[] {
  const isLovedAndSold = ({ g_rating: rating, g_price: price }: Guide) =>
    rating !== null && rating >= LOVED && price > 0;
  const sold = guides.filter(isLovedAndSold);
  return [...sold, ...guides.filter((guide) => !sold.includes(guide))].slice(0, MAX_EXAMPLES);
}

function Examples({ guides }: { readonly guides: readonly Guide[] }) {
  const { pickGuide } = useNavigation();
  const ownershipOf = useOwnership();
  return (
    <section aria-labelledby="examples-title" className={styles.section}>
      <h2 id="examples-title">
        {guides.every(({ g_rating }) => g_rating !== null)
          ? 'Guides people love'
          : 'Some guides on Laneway'}
      </h2>
      <ul className={styles.examples}>
        {guides.map((guide) => (
          <li key={guide.g_id}>
            <GuideRow
              guide={guide}
              author={guide.g_author}
              facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
              onPick={() => pickGuide(guide.g_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
