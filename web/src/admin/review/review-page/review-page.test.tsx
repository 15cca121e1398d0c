// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectionLost, refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { resubmitted, someMove, someNote, somePlace, someReview } from '../review.test-data.ts';
import { showReview } from './show-review.test-data.tsx';

const items = () => {
  const list = screen.getByRole('navigation', { name: 'Guide and places' });
  return within(list).getAllByRole('button');
};
const texts = () => items().map(({ textContent }) => textContent);
const loaded = () => screen.findByRole('heading', { level: 1, name: 'The Upside-Down River' });

describe('a review that isn’t there', () => {
  it('says that it is loading', async () => {
    await showReview(someReview(), { replies: { getGuideReview: () => new Promise(() => {}) } });
    screen.getByText('Loading...');
  });

  it('says when there is no such guide, and leads back', async () => {
    const { user, onBack } = await showReview(someReview(), {
      replies: { getGuideReview: () => refusal('not_found', 'Guide not found') },
    });
    await screen.findByRole('heading', { name: 'Guide not found' });
    screen.getByText('It may have been deleted.');
    await user.click(button('See all guides'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('says when it couldn’t be loaded, and tries again', async () => {
    const { user, server } = await showReview(someReview(), {
      replies: { getGuideReview: connectionLost },
    });
    await screen.findByRole('heading', { name: 'Failed to load guide details.' });
    screen.getByText('We can’t connect. Check your internet and try again.');
    server.replies = { ...server.replies, getGuideReview: () => someReview() };
    await user.click(button('Try again'));
    await loaded();
  });
});

it.each([
  ['wide', 1],
  ['middle', 0],
] as const)('lists its keys only where there is a keyboard: %s', async (size, count) => {
  await showReview(someReview(), { size });
  await loaded();
  expect(screen.queryAllByText('j k move · Enter open')).toHaveLength(count);
});

it('shows what the creator wrote with the submission', async () => {
  const submission = { ...someMove('submitted', 'Isla'), comment: 'Pictures come later.' };
  await showReview(someReview(), {
    replies: { getGuideHistory: () => ({ items: [submission] }) },
  });
  await screen.findByText(/ wrote: “Pictures come later.”$/);
});

describe('the free sample', () => {
  it('is named with the guide and marked in the list', async () => {
    const places = [somePlace(21), somePlace(22, { pp_title: 'Banana Alley', pp_is_sample: true })];
    await showReview(someReview({ pending_places: places }));
    await loaded();
    const section = within(screen.getByRole('region', { name: 'Free sample' }));
    section.getByText('Banana Alley');
    expect(texts().map((text) => text?.includes('Free sample'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('the header of a review', () => {
  it('shows the position in the queue, and leads to the neighbours', async () => {
    const { user, onOpenReview, onBack } = await showReview(someReview());
    await loaded();
    screen.getByText('2 of 14');
    await user.click(button('Previous guide'));
    await user.click(button('Next guide'));
    expect(onOpenReview.mock.calls).toEqual([[11], [13]]);
    await user.click(button('Back to the list'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('does nothing for Previous and Next at the ends of the queue', async () => {
    const queue = { position: 1, total: 1, previousId: null, nextId: null };
    const { user, onOpenReview } = await showReview(someReview(), { queue });
    await loaded();
    await user.click(button('Previous guide'));
    await user.click(button('Next guide'));
    expect(onOpenReview).not.toHaveBeenCalled();
  });

  it('offers the verdicts, with Publish as the last', async () => {
    await showReview(someReview());
    await loaded();
    const labels = ['Reject', 'Request Revision', 'Publish'];
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(shown.filter((text) => labels.includes(text ?? ''))).toEqual(labels);
  });

  it.each([
    ['transferring', null, 'Transferring to production...', 0],
    ['transferred', null, 'Transferred to production', 0],
    ['failed', 'river.jpg is missing', 'Transfer failed: river.jpg is missing', 1],
  ] as const)('shows that a transfer is %s', async (state, reason, text, publishButtons) => {
    const status = state === 'transferred' ? 'published' : 'approved';
    await showReview(someReview({ pg_pending_status: status, pg_transfer: { state, reason } }));
    await screen.findByText(text);
    // Only a transfer that failed can be repeated.
    expect(screen.queryAllByRole('button', { name: 'Publish' })).toHaveLength(publishButtons);
  });

  it('doesn’t lead to the form while the guide may not be edited', async () => {
    await showReview(someReview());
    await loaded();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('leads to the form of a guide that needs revision', async () => {
    const { user, onEdit } = await showReview(someReview({ pg_pending_status: 'needs_revision' }));
    await loaded();
    await user.click(button('Edit'));
    expect(onEdit).toHaveBeenCalledOnce();
  });

  it('opens and closes the history', async () => {
    const { user } = await showReview(someReview());
    await loaded();
    await user.click(button('History'));
    await user.click(button('Close the history'));
    expect(screen.queryByRole('button', { name: 'Close the history' })).toBeNull();
  });

  it('shows the guide as visitors will see it', async () => {
    const { user } = await showReview(someReview());
    await loaded();
    await user.click(button('View as a visitor'));
    await screen.findByRole('dialog');
  });
});

describe('the baseline of a guide', () => {
  const changed = resubmitted([
    somePlace(21, { pp_title: 'Princes Bridge' }),
    somePlace(22, { pp_title: 'Banana Lane' }),
  ]);

  it('is missing for a first submission', async () => {
    await showReview(someReview());
    await screen.findByText('First submission, so there’s nothing to compare it with.');
    expect(screen.queryByLabelText('Only changes')).toBeNull();
    expect(texts()).toHaveLength(4);
  });

  it('is the last submission for a guide that was never published, showing only changes', async () => {
    const { user } = await showReview(someReview({}, changed));
    await screen.findByText('Compared with the last submission');
    expect(screen.queryByLabelText('Live')).toBeNull();
    expect(texts().join()).not.toContain('Princes Bridge');
    await user.click(screen.getByLabelText('Only changes'));
    expect(texts().join()).toContain('Princes Bridge');
  });
});

describe('the initial item of a review', () => {
  it.each([
    ['the first place that has changed', { pp_title: 'Banana Lane' }, '2 Banana Alley'],
    ['the guide if no place has changed', {}, 'Guide'],
  ])('is %s', async (_, before, heading) => {
    const [first, second] = someReview().guide.pending_places ?? [];
    if (first === undefined || second === undefined) throw new Error('two places are needed');
    const { user } = await showReview(
      someReview({}, resubmitted([first, { ...second, ...before }])),
    );
    await screen.findByRole('heading', { level: 2, name: heading });
    await user.click(items()[0] as HTMLElement);
    await screen.findByRole('heading', { level: 2, name: 'Guide' });
  });
});

describe('a guide that is live and was submitted before', () => {
  it('can be compared with the live version or with the last submission', async () => {
    const others = {
      ...resubmitted(someReview().guide.pending_places ?? []),
      live: {
        guide: { ...exampleGuide, g_audio_captions: null, g_video_captions: null },
        places: [],
      },
    };
    const { user } = await showReview(someReview({ original_g_id: 7 }, others));
    const isChosen = (name: string) =>
      screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    await loaded();
    expect([isChosen('Live'), isChosen('Last submission')]).toEqual([true, false]);
    expect(texts().join()).toContain('Princes Bridge');
    await user.click(screen.getByRole('radio', { name: 'Last submission' }));
    expect([isChosen('Live'), isChosen('Last submission')]).toEqual([false, true]);
    expect(texts().join()).not.toContain('Princes Bridge');
  });
});

describe('the list of items', () => {
  it('ticks viewed items, and counts the remaining ones', async () => {
    const { user } = await showReview(someReview());
    await screen.findByText('3 left to look at');
    expect(texts()[0]).toContain('looked at');
    expect(texts()[1]).not.toContain('looked at');
    await user.click(items()[1] as HTMLElement);
    await screen.findByText('2 left to look at');
    await user.click(screen.getByRole('button', { name: /^Walk/ }));
    await screen.findByText('1 left to look at');
    await user.click(items()[2] as HTMLElement);
    await screen.findByText('You’ve looked at everything');
    expect(screen.getByRole('heading', { level: 2, name: '2 Banana Alley' })).toBeDefined();
  });

  it('counts the rows without a tick, also the guide itself if only a place has changed', async () => {
    const { guide } = someReview();
    const before = (guide.pending_places ?? []).map((place) =>
      place.pp_id === 21 ? { ...place, pp_title: 'Old bridge' } : place,
    );
    const { user } = await showReview(someReview({}, resubmitted(before)));
    await screen.findByText('2 left to look at');
    expect(texts().map((text) => text?.includes('looked at'))).toEqual([false, true, false]);
    await user.click(items()[0] as HTMLElement);
    await screen.findByText('1 left to look at');
  });

  it('counts nothing for a guide that is published', async () => {
    const review = someReview();
    await showReview({ ...review, guide: { ...review.guide, pg_pending_status: 'published' } });
    await screen.findByRole('heading', { level: 2, name: 'Guide' });
    expect(screen.queryByText(/left to look at/)).toBeNull();
  });

  it('ticks an item only once the end of the item was on the screen', async () => {
    const ends = new Map<IntersectionObserver, IntersectionObserverCallback>();
    class Observer {
      constructor(callback: IntersectionObserverCallback) {
        ends.set(this as never, callback);
      }
      observe() {}
      disconnect() {
        ends.delete(this as never);
      }
    }
    const reach = (isIntersecting: boolean) =>
      act(() => {
        for (const [end, tell] of ends) tell([{ isIntersecting } as never], end);
      });
    const observer = Observer as unknown as typeof IntersectionObserver;
    const { user } = await showReview(someReview(), { observer });
    await screen.findByText('4 left to look at');
    await user.click(items()[1] as HTMLElement);
    reach(false);
    expect(screen.getByText('4 left to look at')).toBeDefined();
    reach(true);
    // An item that was left before its end keeps its state.
    expect(texts().map((text) => text?.includes('looked at'))).toEqual([false, true, false, false]);
    expect(screen.getByText('3 left to look at')).toBeDefined();
  });

  it('is one tab stop, in which j and k move and Enter opens', async () => {
    const { user } = await showReview(someReview());
    await loaded();
    const [guide, first, second] = items() as [HTMLElement, HTMLElement, HTMLElement];
    expect(items().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    guide.focus();
    await user.keyboard('jj');
    expect(document.activeElement).toBe(second);
    await user.keyboard('jkk');
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('heading', { level: 2, name: 'Guide' })).toBeDefined();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: '1 Princes Bridge' });
  });

  it('leaves j and k to text fields', async () => {
    const { user } = await showReview(someReview());
    await loaded();
    await user.type(await screen.findByRole('textbox'), 'jk');
    expect(screen.getByRole('heading', { level: 2, name: 'Guide' })).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'jk');
  });

  it('opens the place that the address names', async () => {
    await showReview(someReview(), { placeId: 22 });
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
  });

  it('opens the guide if the URL names a missing place', async () => {
    await showReview(someReview(), { placeId: 99 });
    await screen.findByRole('heading', { level: 2, name: 'Guide' });
  });

  it('marks the items that have a note', async () => {
    await showReview(someReview({}, { notes: [someNote(22, 'Needs a pin')] }));
    await loaded();
    expect(texts().map((text) => text?.includes('has a note'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('shows a removed place, which has no note of its own', async () => {
    const gone = resubmitted([somePlace(30, { pp_title: 'The Mint' })]);
    const { user } = await showReview(someReview({}, gone));
    await loaded();
    await user.click(screen.getByRole('button', { name: /The Mint/ }));
    screen.getByText('The Mint is gone. Write about it in the guide’s note.');
  });
});

describe('on a phone', () => {
  it('has buttons for the next and previous item, and a menu of verdicts', async () => {
    const { user } = await showReview(someReview(), { size: 'narrow' });
    await loaded();
    await user.click(button('Next item'));
    await screen.findByRole('heading', { level: 2, name: '1 Princes Bridge' });
    await user.click(button('Previous item'));
    await screen.findByRole('heading', { level: 2, name: 'Guide' });
    await user.click(button('Decide'));
    await user.click(screen.getByRole('menuitem', { name: 'Request Revision' }));
    await screen.findByRole('dialog', { name: 'Request a revision of The Upside-Down River?' });
  });

  it('has the list behind a button', async () => {
    const { user } = await showReview(someReview(), { size: 'narrow' });
    await loaded();
    await user.click(button('All items'));
    await user.click(items()[2] as HTMLElement);
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
