// @vitest-environment happy-dom
import type { ReviewComment, ReviewedGuide } from '@laneway/contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  connectionLost,
  heldReply,
  refusal,
  type SentRequest,
  serverError,
} from '../../../ui/testing/fake-server.test-data.ts';
import { button, descriptionOf } from '../../../ui/testing/queries.test-data.ts';
import { someNote, someReview } from '../review.test-data.ts';
import { showReview } from './show-review.test-data.tsx';

const approved = () => someReview({ pg_pending_status: 'approved' }).guide;
const dialog = () => within(screen.getByRole('dialog'));
const comment = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
const submit = (label: string) => dialog().getByRole('button', { name: label });
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const toast = () => screen.getByRole('status', { name: 'Toast' }).textContent;

async function ask(label: string, ...options: Parameters<typeof showReview>) {
  const page = await showReview(...options);
  await page.user.click(await screen.findByRole('button', { name: label }));
  return page;
}

describe('publishing', () => {
  it('asks for confirmation, needs no comment and sends the reviewed version', async () => {
    const sent: unknown[] = [];
    const reply = ({ body }: SentRequest) => {
      sent.push(body);
      return approved();
    };
    const { user, onOpenReview } = await ask('Publish', someReview(), {
      replies: { approveGuide: reply },
    });
    screen.getByRole('dialog', { name: 'Publish The Upside-Down River?' });
    dialog().getByText('It goes live as soon as its files are ready.');
    await user.click(submit('Publish'));
    await waitFor(() => expect(toast()).toBe('Guide approved successfully'));
    expect(sent).toEqual([{ pg_version: 4 }]);
    expect(onOpenReview).toHaveBeenCalledWith(13);
  });

  it('returns to the list if the queue has no more guides', async () => {
    const { user, onBack } = await ask('Publish', someReview(), {
      queue: { position: 1, total: 1, previousId: null, nextId: null },
      replies: { approveGuide: approved },
    });
    await user.click(submit('Publish'));
    await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  });

  it.each([
    [() => refusal('conflict', 'Not today.'), 'Failed to approve guide: Not today.'],
    [serverError, 'Failed to approve guide: An error occurred. Please try again.'],
    [
      connectionLost,
      'Failed to approve guide: We can’t connect. Check your internet and try again.',
    ],
  ] as const)('says why it failed (%#)', async (reply, text) => {
    const { user } = await ask('Publish', someReview(), { replies: { approveGuide: reply } });
    await user.type(comment(), 'Lovely');
    await user.click(submit('Publish'));
    expect((await dialog().findByRole('alert')).textContent).toBe(text);
    expect(comment().value).toBe('Lovely');
  });

  it('shows which files block it, before and after the button is pressed', async () => {
    const faulty: ReviewedGuide['faulty_media'] = [
      {
        pp_id: 22,
        field: 'pp_audio',
        uri: 's3://laneway-quarantine/talk.mp3',
        file_name: 'talk.mp3',
        reason: 'Scanning for viruses...',
      },
    ];
    const { user, server } = await showReview(someReview({}, { faulty_media: faulty }));
    const files = within(await screen.findByRole('region', { name: 'Files to fix' }));
    files.getByText('You can’t publish this guide yet because of a file.');
    files.getByText('Scanning for viruses...');
    await user.click(button('Publish'));
    expect(isOff(submit('Publish'))).toBe(true);
    await user.click(dialog().getByRole('button', { name: 'Banana Alley audio “talk.mp3”' }));
    await screen.findByRole('heading', { level: 2, name: '2 Banana Alley' });
    server.replies = { ...server.replies, getGuideReview: () => someReview() };
    await user.click(button('Check again'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Files to fix' })).toBeNull());
    await user.click(button('Publish'));
    expect(isOff(submit('Publish'))).toBe(false);
  });

  it('isn’t blocked by files once the guide is published', async () => {
    const faulty: ReviewedGuide['faulty_media'] = [
      {
        pp_id: 22,
        field: 'pp_audio',
        uri: 's3://laneway-quarantine/talk.mp3',
        file_name: 'talk.mp3',
        reason: 'Scanning for viruses...',
      },
    ];
    await showReview(someReview({ pg_pending_status: 'published' }, { faulty_media: faulty }));
    await screen.findByRole('button', { name: 'View as a visitor' });
    expect(screen.queryByRole('region', { name: 'Files to fix' })).toBeNull();
  });

  it('says that notes aren’t sent with it', async () => {
    await ask('Publish', someReview({}, { notes: [someNote(22, 'Nice')] }));
    dialog().getByRole('region', { name: 'Isla won’t see these notes' });
  });

  it('leaves out notes that the author got with an earlier verdict', async () => {
    const earlier = { ...someNote(22, 'Add a photo'), last_updated: '2026-11-15T09:00:00.000Z' };
    await ask('Publish', someReview({}, { notes: [earlier, someNote(21, 'Nice')] }));
    const region = dialog().getByRole('region', { name: 'Isla won’t see these notes' });
    expect(region.textContent).toContain('Nice');
    expect(region.textContent).not.toContain('Add a photo');
  });

  it('stays on the page and shows the transfer when a failed transfer is repeated', async () => {
    const failed = { state: 'failed', reason: 'river.jpg is missing' } as const;
    const guide = someReview({ pg_pending_status: 'approved', pg_transfer: failed });
    const running = someReview({
      pg_pending_status: 'approved',
      pg_transfer: { state: 'transferring', reason: null },
    });
    const sent: unknown[] = [];
    const { user, server, onOpenReview, onBack } = await ask('Publish', guide, {
      replies: {
        changeStatus: ({ body }) => {
          sent.push(body);
          server.replies = { ...server.replies, getGuideReview: () => running };
          return running.guide;
        },
      },
    });
    expect(dialog().queryByRole('textbox')).toBeNull();
    await user.click(submit('Publish'));
    await waitFor(() => expect(toast()).toBe('Transferring to production...'));
    expect(sent).toEqual([{ new_status: 'published', pg_version: 4 }]);
    expect(onOpenReview.mock.calls.length + onBack.mock.calls.length).toBe(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
  });
});

const DEMANDING = [
  {
    label: 'Request Revision',
    call: 'requestRevision',
    status: 'needs_revision',
    blank: 'Comment is required for revision requests',
    done: 'Guide marked as needing revision',
    failed: 'Failed to update status: Not today.',
  },
  {
    label: 'Reject',
    call: 'rejectGuide',
    status: 'rejected',
    blank: 'Comment is required for rejections',
    done: 'Guide rejected successfully',
    failed: 'Failed to reject guide: Not today.',
  },
] as const;

describe.each(DEMANDING)('$label', ({ label, call, status, blank, done, failed }) => {
  it('asks for a comment and can’t be sent without one', async () => {
    const { user } = await ask(label, someReview());
    expect(descriptionOf(comment())).toContain('Please provide a comment for this action.');
    await user.type(comment(), '   ');
    await user.tab();
    expect(descriptionOf(comment())).not.toContain(blank);
    expect(dialog().queryByText('Comment is required.')).toBeNull();
    await user.click(submit(label));
    // The error takes the place of the hint, so that one text is shown.
    expect(descriptionOf(comment())).toBe(blank);
    expect(descriptionOf(submit(label))).toBe('Comment is required.');
    expect(isOff(submit(label))).toBe(true);
    expect(document.activeElement).toBe(comment());
    await user.type(comment(), 'Add a pin');
    expect(dialog().queryByText('Comment is required.')).toBeNull();
    expect(isOff(submit(label))).toBe(false);
  });

  it('sends the comment, confirms it and opens the next guide', async () => {
    const sent: unknown[] = [];
    const { user, onOpenReview } = await ask(label, someReview(), {
      replies: {
        [call]: ({ body }: SentRequest) => {
          sent.push(body);
          return someReview({ pg_pending_status: status }).guide;
        },
      },
    });
    await user.type(comment(), ' Add a pin ');
    await user.click(submit(label));
    await waitFor(() => expect(toast()).toBe(done));
    expect(sent).toEqual([{ comment: 'Add a pin', pg_version: 4 }]);
    expect(onOpenReview).toHaveBeenCalledWith(13);
  });

  it('says why it failed', async () => {
    const { user } = await ask(label, someReview(), {
      replies: { [call]: () => refusal('conflict', 'Not today.') },
    });
    await user.type(comment(), 'Add a pin');
    await user.click(submit(label));
    await dialog().findByText(failed);
  });

  it.each([
    ['the comment below the note on the guide', 'See my note', 'Two things\n\nSee my note'],
    ['the note on the guide alone', '', 'Two things'],
  ])('lists all notes, and sends %s', async (_, typed, expected) => {
    const sent: unknown[] = [];
    const notes = [someNote(null, 'Two things'), someNote(22, 'Needs a pin')];
    const { user } = await ask(label, someReview({}, { notes }), {
      replies: {
        [call]: ({ body }: SentRequest) => {
          sent.push(body);
          return someReview({ pg_pending_status: status }).guide;
        },
      },
    });
    const listed = within(dialog().getByRole('region', { name: 'Isla gets these notes' }));
    expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'GuideTwo things',
      'Banana AlleyNeeds a pin',
    ]);
    if (typed !== '') await user.type(comment(), typed);
    await user.click(submit(label));
    await waitFor(() => expect(toast()).toBe(done));
    expect(sent).toEqual([{ comment: expected, pg_version: 4 }]);
  });

  it('does not repeat the note of an earlier verdict', async () => {
    const old = { ...someNote(null, 'Last time'), last_updated: '2026-11-14T10:00:00.000Z' };
    await ask(label, someReview({}, { notes: [old] }));
    expect(comment().value).toBe('');
    expect(dialog().queryByText('Last time')).toBeNull();
  });
});

describe('a note that isn’t saved', () => {
  it('shows a warning in the verdict dialog, and can be saved there', async () => {
    const { user } = await showReview(someReview(), {
      placeId: 22,
      replies: {
        savePlaceComment: () => ({ comment: 'Pin?', last_updated: '2026-11-15T11:00:00.000Z' }),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
    await user.click(button('Request Revision'));
    dialog().getByText('Your note on Banana Alley isn’t saved.');
    await user.click(submit('Save note'));
    await waitFor(() => expect(dialog().queryByText(/isn’t saved/)).toBeNull());
    dialog().getByText('Pin?');
  });

  it.each([
    ['the guide', undefined, 'saveGuideComment', 'Pin?\n\nSee my note'],
    ['a place', 22, 'savePlaceComment', 'See my note'],
  ] as const)(
    'on %s is saved before a revision is requested',
    async (_, placeId, save, expected) => {
      const sent: unknown[] = [];
      const { user } = await showReview(someReview(), {
        ...(placeId === undefined ? {} : { placeId }),
        replies: {
          [save]: ({ body }: SentRequest) => {
            sent.push(body);
            return { comment: 'Pin?', last_updated: '2026-11-15T11:00:00.000Z' };
          },
          requestRevision: ({ body }: SentRequest) => {
            sent.push(body);
            return someReview({ pg_pending_status: 'needs_revision' }).guide;
          },
        },
      });
      await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
      await user.click(button('Request Revision'));
      await user.type(comment(), 'See my note');
      await user.click(submit('Request Revision'));
      await waitFor(() => expect(toast()).toBe('Guide marked as needing revision'));
      expect(sent).toEqual([{ comment: 'Pin?' }, { comment: expected, pg_version: 4 }]);
    },
  );

  it('stops a request for a revision if it can’t be saved', async () => {
    const requestRevision = vi.fn();
    const { user } = await showReview(someReview(), {
      replies: { saveGuideComment: () => refusal('unavailable', 'Back soon.'), requestRevision },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
    await user.click(button('Request Revision'));
    await user.click(submit('Request Revision'));
    await dialog().findByText('Failed to save comment: Back soon.');
    expect(requestRevision).not.toHaveBeenCalled();
  });

  it('is sent only once if it is saved again while being sent', async () => {
    const { reply, release } = heldReply<ReviewComment>();
    const savePlaceComment = vi.fn(() => reply);
    const { user } = await showReview(someReview(), {
      placeId: 22,
      replies: { savePlaceComment },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
    await user.click(button('Save'));
    await user.click(button('Request Revision'));
    await user.click(submit('Save note'));
    release({ comment: 'Pin?', last_updated: '2026-11-15T11:00:00.000Z' });
    await waitFor(() => expect(dialog().queryByText(/isn’t saved/)).toBeNull());
    expect(savePlaceComment).toHaveBeenCalledTimes(1);
  });

  it('doesn’t stop the next guide from opening after the verdict', async () => {
    const { user, onOpenReview } = await showReview(someReview(), {
      replies: { approveGuide: approved },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Note on/ }), 'Pin?');
    await user.click(button('Publish'));
    await user.click(submit('Publish'));
    await waitFor(() => expect(onOpenReview).toHaveBeenCalledWith(13));
  });
});

describe('the author’s own actions', () => {
  it('are offered to an admin who wrote the guide, and stay on the page', async () => {
    const withdrawn = someReview({ pg_author_id: 7, pg_pending_status: 'withdrawn' }).guide;
    const { user, onOpenReview, onBack } = await ask('Withdraw', someReview({ pg_author_id: 7 }), {
      replies: { changeStatus: () => withdrawn },
    });
    await user.click(submit('Withdraw'));
    await waitFor(() => expect(toast()).toBe('Status updated to withdrawn'));
    expect(onOpenReview.mock.calls.length + onBack.mock.calls.length).toBe(0);
  });
});
