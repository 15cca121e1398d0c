// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { descriptionOf } from '../testing/queries.test-data.ts';
import { ConflictCards, type ConflictCardsProps } from './conflict-cards.tsx';

const TITLE = {
  field: 'title',
  label: 'Title',
  mine: 'The silt river',
  theirs: 'The mud river',
} as const;

function renderCards(props: Partial<ConflictCardsProps> = {}) {
  onTestFinished(cleanup);
  const onChoose = vi.fn();
  render(
    <ConflictCards who="Maeve" clashes={[TITLE]} merged={[]} onChoose={onChoose} {...props} />,
  );
  return { onChoose, user: userEvent.setup() };
}

const title = () => within(screen.getByRole('group', { name: 'Title' }));
const useThis = () => title().getByRole('button', { name: 'Use this version' });

describe('a conflict between two people', () => {
  it('is explained, and lists the merged fields', () => {
    renderCards({ merged: ['Price', 'Description'] });
    expect(
      screen.getByText(
        'Maeve saved this while you were editing. Nothing’s lost. Choose what to keep.',
      ),
    ).toBeDefined();
    expect(
      screen.getByText('Maeve also changed Price and Description. We’ve merged that.'),
    ).toBeDefined();
  });

  it('offers both texts to choose from', async () => {
    const { user, onChoose } = renderCards();
    expect(descriptionOf(title().getByLabelText('Keep mine'))).toBe('The silt river');
    expect(descriptionOf(title().getByLabelText('Use the other version'))).toBe('The mud river');
    await user.click(title().getByLabelText('Keep mine'));
    await user.click(useThis());
    await user.click(title().getByLabelText('Use the other version'));
    await user.click(useThis());
    expect(onChoose.mock.calls).toEqual([
      ['title', 'mine'],
      ['title', 'theirs'],
    ]);
  });

  it('is undecided until someone presses the button: picking a version only marks it', async () => {
    const { user, onChoose } = renderCards();
    expect(title().queryByRole('radio', { checked: true })).toBeNull();
    await user.click(useThis());
    await user.click(title().getByLabelText('Use the other version'));
    expect(title().getByRole('radio', { checked: true })).toBe(
      title().getByLabelText('Use the other version'),
    );
    await user.keyboard('{ArrowUp}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('has the different words marked', async () => {
    renderCards();
    await waitFor(() =>
      expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
        'silt',
        'mud',
      ]),
    );
  });

  it('shows that one side is empty', () => {
    renderCards({ clashes: [{ ...TITLE, theirs: '' }] });
    expect(descriptionOf(title().getByLabelText('Use the other version'))).toBe('Empty');
  });

  it('offers to copy the text, so that it isn’t lost', async () => {
    const { user } = renderCards();
    await user.click(title().getByRole('button', { name: 'Copy mine' }));
    expect(await title().findByText('Copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('The silt river');
  });

  it('explains what to do if copying is refused', async () => {
    const { user } = renderCards();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    await user.click(title().getByRole('button', { name: 'Copy mine' }));
    expect(await title().findByText('Couldn’t copy. Select the text instead.')).toBeDefined();
  });
});
