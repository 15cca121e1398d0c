// @vitest-environment happy-dom
import { paginate } from '@laneway/domain/review/pagination';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { heldReply, serverError } from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { pageOf, queueButton, showButton, someItem, someItems } from './queue.test-data.tsx';

const name = () => queueButton().textContent;

describe('the button to the review queue', () => {
  it.each([
    [0, 'Review Pending, 0 guides'],
    [1, 'Review Pending1, 1 guide'],
    [99, 'Review Pending99, 99 guides'],
    [100, 'Review Pending99+, 100 guides'],
    [12_345, 'Review Pending99+, 12,345 guides'],
  ])('counts %i submitted guides', async (count, text) => {
    await showButton({
      list: (request) => {
        expect(request.query).toEqual({ status: 'pending', page_size: '1' });
        return { items: [someItem(1)], pagination: paginate(1, 1, count) };
      },
    });
    await waitFor(() => expect(name()).toBe(text));
    // Screen readers announce the full number, and not the badge, which would only distract with a 0.
    const badge = queueButton().querySelector('[aria-hidden]')?.textContent ?? '';
    expect(text.startsWith(`Review Pending${badge}, `)).toBe(true);
  });

  it('shows no count until the count has loaded', async () => {
    const { reply, release } = heldReply<Response>();
    await showButton({ list: () => reply });
    expect(name()).toBe('Review Pending');
    release(serverError());
    await reply;
    expect(name()).toBe('Review Pending');
  });

  it('counts again when the window gets the focus', async () => {
    onTestFinished(() => focusManager.setFocused(undefined));
    let count = 4;
    await showButton({ list: (request) => pageOf(someItems(count), request) });
    await waitFor(() => expect(name()).toBe('Review Pending4, 4 guides'));
    count = 5;
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(name()).toBe('Review Pending5, 5 guides'));
  });

  it('counts again after a verdict', async () => {
    let count = 4;
    const { user } = await showButton({ list: (request) => pageOf(someItems(count), request) });
    await waitFor(() => expect(name()).toBe('Review Pending4, 4 guides'));
    count = 3;
    await user.click(button('Give a verdict'));
    await waitFor(() => expect(name()).toBe('Review Pending3, 3 guides'));
  });

  it('is shown to admins only', async () => {
    await showButton({ role: 'creator' });
    expect(screen.queryByRole('button', { name: /^Review Pending/ })).toBeNull();
  });
});
