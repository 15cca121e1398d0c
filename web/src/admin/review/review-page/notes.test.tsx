// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectionLost, heldReply, refusal } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { someNote, someReview } from '../review.test-data.ts';
import { showReview } from './show-review.test-data.tsx';

const SAVED = { comment: 'Needs a pin', last_updated: '2026-11-15T11:00:00.000Z' };
const ASK = 'You have unsaved changes. Are you sure you want to close without saving?';
const noteBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note on/ });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const openItem = async (name: RegExp) => {
  const list = await screen.findByRole('navigation', { name: 'Guide and places' });
  within(list).getByRole('button', { name }).click();
};

describe('a note', () => {
  it('has eight rows, and can be saved only when it has changed', async () => {
    const sent: unknown[] = [];
    const { user } = await showReview(someReview(), {
      replies: {
        saveGuideComment: ({ body }) => {
          sent.push(body);
          return SAVED;
        },
      },
    });
    const box = await noteBox();
    expect([Number(box.rows), isOff('Save')]).toEqual([8, true]);
    screen.getByText('No comment history available');
    await user.type(box, 'Needs a pin');
    expect(isOff('Save')).toBe(false);
    await user.clear(box);
    expect(isOff('Save')).toBe(true);
    await user.type(box, 'Needs a pin');
    await user.click(button('Save'));
    await screen.findByText('Comment saved successfully');
    expect(sent).toEqual([{ comment: 'Needs a pin' }]);
    expect(isOff('Save')).toBe(true);
    screen.getByText(/^Last saved 15 Nov/);
  });

  it('shows who sees it, and when', async () => {
    await showReview(someReview());
    await screen.findByText('Isla sees this with your decision');
  });

  it('shows that it is from an earlier decision', async () => {
    const old = { ...someNote(null, 'Last time'), last_updated: '2026-11-14T10:00:00.000Z' };
    await showReview(someReview({}, { notes: [old] }));
    await screen.findByText('Isla got this with an earlier decision');
  });

  it('shows that the author sees it as soon as it is saved, once they have to revise the guide', async () => {
    await showReview(someReview({ pg_pending_status: 'needs_revision' }));
    await screen.findByText('Isla sees it as soon as you save');
  });

  it('shows that its place or guide has changed since', async () => {
    const note = { ...someNote(null, 'Shorter, please'), changed_since_comment: true };
    await showReview(someReview({}, { notes: [note] }));
    await screen.findByText('Changed since this note');
    expect(await noteBox()).toHaveProperty('value', 'Shorter, please');
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const { user, server } = await showReview(someReview(), {
      replies: { getGuideComment: connectionLost },
    });
    await screen.findByText(
      'Failed to load comment: We can’t connect. Check your internet and try again.',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    server.replies = { ...server.replies, getGuideComment: () => SAVED };
    await user.click(button('Try again'));
    expect(await noteBox()).toHaveProperty('value', 'Needs a pin');
  });

  it('says why it couldn’t be saved, and keeps what was typed', async () => {
    const { user } = await showReview(someReview(), {
      replies: { saveGuideComment: () => refusal('unavailable', 'Back in a minute.') },
    });
    await user.type(await noteBox(), 'Needs a pin');
    await user.click(button('Save'));
    await screen.findByText('Failed to save comment: Back in a minute.');
    expect(await noteBox()).toHaveProperty('value', 'Needs a pin');
    expect(isOff('Save')).toBe(false);
  });

  it('keeps what was typed while its reviewer looks at other items', async () => {
    const { user } = await showReview(someReview());
    await user.type(await noteBox(), 'About the guide');
    await openItem(/Banana Alley/);
    await screen.findByRole('heading', { name: 'Note on Banana Alley' });
    await user.type(await noteBox(), 'About the place');
    await openItem(/^Guide/);
    await screen.findByRole('heading', { name: 'Note on the guide' });
    expect(await noteBox()).toHaveProperty('value', 'About the guide');
    await openItem(/Banana Alley/);
    await screen.findByRole('heading', { name: 'Note on Banana Alley' });
    expect(await noteBox()).toHaveProperty('value', 'About the place');
  });

  it('keeps what is typed while it is being saved', async () => {
    const { reply, release } = heldReply<typeof SAVED>();
    const { user } = await showReview(someReview(), {
      replies: { saveGuideComment: () => reply },
    });
    await user.type(await noteBox(), 'Needs a pin');
    await user.click(button('Save'));
    await user.type(await noteBox(), ' or two');
    release(SAVED);
    await screen.findByText('Comment saved successfully');
    expect(await noteBox()).toHaveProperty('value', 'Needs a pin or two');
    expect(isOff('Save')).toBe(false);
  });
});

describe('closing a note', () => {
  it.each(['middle', 'narrow'] as const)('asks first if it isn’t saved (%s)', async (size) => {
    const { user } = await showReview(someReview(), { size });
    await user.click(await screen.findByRole('button', { name: 'Note' }));
    await user.type(await noteBox(), 'Needs a pin');
    await user.click(button('Close note'));
    screen.getByText(ASK);
    await user.click(button('Keep editing'));
    expect(await noteBox()).toHaveProperty('value', 'Needs a pin');
    await user.click(button('Close note'));
    await user.click(button('Close without saving'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(button('Note'));
    expect(await noteBox()).toHaveProperty('value', '');
  });

  it('doesn’t ask if nothing has changed', async () => {
    const { user } = await showReview(someReview(), { size: 'middle' });
    await user.click(await screen.findByRole('button', { name: 'Note' }));
    expect(document.activeElement).toBe(await noteBox());
    await user.keyboard('{Escape}');
    expect(screen.queryByText(ASK)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
