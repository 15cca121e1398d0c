// @vitest-environment happy-dom
import type { ReviewedGuide } from '@laneway/contract/review';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { heldReply } from '../../../ui/testing/fake-server.test-data.ts';
import { renderPage } from '../../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { type BaselineKind, compareVersions } from './compare-versions.ts';
import { ComparisonView } from './comparison-view.tsx';
import { aReview } from './review.test-data.ts';

/** Without a picture, which is tested elsewhere. */
const PLAIN = { pg_image: 'Not yet provided' };
const WRITTEN = 'The mud river.\n\nIt runs.\n\nAnd runs.';
const REWRITTEN = 'The silt river.\n\nIt runs.\n\nAnd runs.';

type Options = {
  readonly against?: BaselineKind | null;
  readonly itemKey?: string;
  readonly onlyChanges?: boolean;
};

const show = (review: ReviewedGuide, options: Options = {}) => {
  const { against = 'submission', itemKey = 'guide', onlyChanges = false } = options;
  const comparison = compareVersions(review, against);
  return renderPage(
    () => <ComparisonView comparison={comparison} itemKey={itemKey} onlyChanges={onlyChanges} />,
    { page: 'contactUs' },
    { role: 'admin', replies: { getConfig: () => heldReply<never>().reply } },
  );
};

/** A revision of a guide with a new description, without a live version or a picture. */
const rewritten = (before: string, after: string) => {
  const review = aReview({ ...PLAIN, pg_description: after });
  const { last_submission: last } = review;
  const guide = last && { ...last.guide, ...PLAIN, pg_description: before };
  return { ...review, live: null, last_submission: last && guide && { ...last, guide } };
};

const section = (name: string) => within(screen.getByRole('region', { name }));
const sections = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

beforeEach(() => setViewportWidth(1_440));

describe('formatted text', () => {
  const MARKDOWN = 'The **silt** river.';

  it('is shown as visitors see it if there is nothing to compare', async () => {
    await show(rewritten(MARKDOWN, MARKDOWN));
    expect((await section('Description').findByText('silt')).tagName).toBe('STRONG');
    expect(section('Description').queryByText(/\*\*/)).toBeNull();
  });

  it('is shown as typed where it has changed, and on request as visitors will see it', async () => {
    const { user } = await show(rewritten('The silt river.', MARKDOWN));
    const { getByText, findByText } = section('Description');
    expect(screen.getByRole('region', { name: 'Description' }).textContent).toContain('**');
    await user.click(getByText('As visitors will see it'));
    expect((await findByText('silt', { selector: 'strong' })).closest('details')?.open).toBe(true);
  });

  it('has no second view if nothing is formatted', async () => {
    await show(rewritten(WRITTEN, REWRITTEN));
    expect(section('Description').queryByText('As visitors will see it')).toBeNull();
  });
});

describe('a text that has changed', () => {
  it('is marked in both columns, in words too', async () => {
    await show(rewritten(WRITTEN, REWRITTEN));
    const { getByText } = section('Description');
    expect(getByText('mud').closest('del')?.textContent).toBe('removed: mud, ');
    expect(getByText('silt').closest('ins')?.textContent).toBe('added: silt, ');
    expect(getByText('Changed')).toBeDefined();
    expect(getByText('mud').closest('p')?.textContent).not.toContain('silt');
  });

  it('is one text on a phone, the old word before the new', async () => {
    setViewportWidth(390);
    await show(rewritten(WRITTEN, REWRITTEN));
    const words = section('Description').getByText('mud').closest('p')?.textContent;
    expect(words).toBe('The removed: mud, added: silt,  river.');
  });

  it('leaves out paragraphs that are the same if only changes are wanted', async () => {
    await show(rewritten(WRITTEN, REWRITTEN), { onlyChanges: true });
    const { getByText, queryByText } = section('Description');
    expect(getByText('2 paragraphs unchanged')).toBeDefined();
    expect(queryByText('It runs.')).toBeNull();
  });

  it('is shown in full in both columns, with unchanged paragraphs announced once', async () => {
    await show(rewritten(WRITTEN, REWRITTEN));
    const same = section('Description').getAllByText('It runs.');
    expect(same.map((it) => it.closest('[aria-hidden="true"]') === null)).toEqual([false, true]);
  });

  it('shows a note if only its spacing has changed', async () => {
    await show(rewritten('One.\n\nTwo.', 'One.~~~Two.'), { onlyChanges: true });
    expect(screen.getByText('Only spaces or paragraph breaks have changed.')).toBeDefined();
  });

  it('is shown beside “None” if it was empty before', async () => {
    await show(rewritten('', REWRITTEN));
    const before = section('Description').getByRole('group', {
      name: 'Last submission, 14 Nov 2026',
    });
    expect(before.textContent).toContain('None');
  });
});

describe('a short value that has changed', () => {
  const pricier = () => ({ ...rewritten('', ''), guide: aReview({ ...PLAIN, pg_price: 7 }).guide });

  it('is in both columns', async () => {
    await show(pricier());
    const { getByRole } = section('Price');
    const before = getByRole('group', { name: 'Last submission, 14 Nov 2026' });
    expect(within(before).getByText('$4.99').tagName).toBe('DEL');
    const after = getByRole('group', { name: 'This revision' });
    expect(within(after).getByText('$7.00').tagName).toBe('INS');
  });

  it('is one line on a phone', async () => {
    setViewportWidth(390);
    await show(pricier());
    expect(section('Price').getByText('→').closest('p')?.textContent).toContain('$4.99');
  });
});

describe('the filter Only changes', () => {
  it('hides unchanged fields', async () => {
    await show(rewritten(WRITTEN, REWRITTEN), { onlyChanges: true });
    expect(sections()).toEqual(['Description']);
  });

  it('shows all fields when it is off, and lists the empty ones', async () => {
    await show(rewritten(WRITTEN, REWRITTEN));
    expect(sections()).toEqual([
      'Title',
      'Description',
      'Price',
      'Language',
      'Image description',
      'Map',
    ]);
    expect(section('Title').getByText('Unchanged')).toBeDefined();
    expect(screen.getByText(/^Empty: Walking time, Climb, Cover image, Audio/)).toBeDefined();
  });

  it('shows a note if nothing has changed', async () => {
    await show(rewritten(WRITTEN, WRITTEN), { onlyChanges: true, itemKey: 'place-31' });
    expect(screen.getByText('Nothing changed here.')).toBeDefined();
  });

  it('shows a note on a guide if only its places have changed', async () => {
    const review = rewritten(WRITTEN, WRITTEN);
    const guide = { ...review.guide, pending_places: [] };
    await show({ ...review, guide }, { onlyChanges: true });
    expect(screen.getByText('Nothing changed in the guide itself. Its places did.')).toBeDefined();
    expect(section('Map').getByText('Place 1 removed (Degraves Street)')).toBeDefined();
  });
});

describe('a guide or place in one version', () => {
  it('shows all fields without marks if there is nothing to compare with', async () => {
    await show(rewritten(WRITTEN, REWRITTEN), { against: null, onlyChanges: true });
    expect(sections()).toContain('Title');
    expect(document.querySelectorAll('del, ins')).toHaveLength(0);
    for (const text of ['Changed', 'Added', 'Unchanged', 'This revision']) {
      expect(screen.queryByText(text)).toBeNull();
    }
  });

  it('is marked as new in the revision', async () => {
    const review = rewritten(WRITTEN, WRITTEN);
    const { last_submission: last } = review;
    const before = last && { ...last, guide: { ...last.guide, pending_places: [] } };
    await show({ ...review, last_submission: before }, { itemKey: 'place-31' });
    expect(screen.getByText('New in this revision.')).toBeDefined();
    expect(screen.getByText('Added')).toBeDefined();
    expect(document.querySelectorAll('ins')).toHaveLength(0);
  });

  it('is marked as removed, with the version it is from', async () => {
    const review = rewritten(WRITTEN, WRITTEN);
    const guide = { ...review.guide, pending_places: [] };
    await show({ ...review, guide }, { itemKey: 'place-live-21' });
    expect(screen.getByText(/^Not in this revision. This is from “Last submission/)).toBeDefined();
    expect(screen.getByText('Removed')).toBeDefined();
  });

  it('shows a note if neither of the compared versions has it', async () => {
    await show(rewritten(WRITTEN, WRITTEN), { itemKey: 'place-live-5' });
    expect(screen.getByText('This place isn’t in either of these versions.')).toBeDefined();
  });
});
