// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import {
  guide,
  isCount,
  pageOf,
  queueButton,
  showButton,
  showQueue,
  someItems,
} from './queue.test-data.tsx';

const next = () => screen.findByRole('button', { name: 'Next' });
const previous = () => screen.findByRole('button', { name: 'Previous' });

describe('the position of a guide in the queue', () => {
  it('is the position in the list it was opened from, and leads to its neighbours', async () => {
    const { user } = await showQueue();
    await user.click(await guide('Guide 2'));
    expect(screen.getByText('2 of 3')).toBeDefined();
    await user.click(await next());
    expect(screen.getByText('3 of 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(await previous());
    await user.click(await previous());
    expect(screen.getByText('1 of 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('continues across pages, in both directions', async () => {
    const { user } = await showQueue({ list: (request) => pageOf(someItems(25), request) });
    await guide('Guide 1');
    await user.selectOptions(field('Page size'), '10 per page');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guide 11' })).toBeNull());
    await user.click(await guide('Guide 10'));
    for (let position = 11; position <= 21; position += 1) {
      await user.click(await next());
      expect(await screen.findByText(`${position} of 25`)).toBeDefined();
    }
    await user.click(await previous());
    expect(await screen.findByText('20 of 25')).toBeDefined();
    expect(await next()).toBeDefined();
  });

  it('doesn’t change when a verdict moves the guide, until the queue is opened again', async () => {
    let guides = someItems(3);
    const { user, asked } = await showQueue({ list: (request) => pageOf(guides, request) });
    await user.click(await guide('Guide 2'));
    const before = asked.length;
    guides = [...guides.slice(1, 2), ...guides.slice(0, 1), ...guides.slice(2)];
    await user.click(button('Give a verdict'));
    expect(screen.getByText('2 of 3')).toBeDefined();
    await user.click(await next());
    expect(screen.getByText('3 of 3')).toBeDefined();
    expect(asked).toHaveLength(before);
    await user.click(button('Back'));
    await user.click(button('Back'));
    await user.click(queueButton());
    await waitFor(() => {
      const titles = screen.getAllByRole('button', { name: /^Guide \d/ });
      expect(titles.map(({ textContent }) => textContent)).toEqual([
        'Guide 2',
        'Guide 1',
        'Guide 3',
      ]);
    });
  });

  it('stops at the end of the page if guides have left the queue, so that none is skipped', async () => {
    let guides = someItems(45);
    const { user, asked } = await showQueue({
      list: (request) => pageOf(isCount(request) ? someItems(45) : guides, request),
    });
    await user.click(await guide('Guide 19'));
    guides = guides.slice(5);
    await user.click(await next());
    await waitFor(() => expect(asked.at(-1)?.page).toBe('2'));
    expect(screen.getByText('20 of 45')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('is loaded when the guide is opened without the queue', async () => {
    const { asked } = await showButton({ openId: 2 });
    expect(await screen.findByText('2 of 3')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('is unknown for a guide that isn’t listed', async () => {
    const { asked } = await showButton({ openId: 9 });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('Not listed')).toBeDefined();
  });
});
