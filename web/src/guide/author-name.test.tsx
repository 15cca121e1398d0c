// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthorName } from './author-name.tsx';

afterEach(cleanup);

it('leads to the creator’s page', async () => {
  const onNavigate = vi.fn();
  render(<AuthorName guide={exampleGuide} onNavigate={onNavigate} />);
  const link = screen.getByRole('link', { name: 'Mirka Wong' });
  expect(link.getAttribute('href')).toBe('/creators/3-mirka-wong');
  await userEvent.click(link);
  expect(onNavigate).toHaveBeenCalledWith('/creators/3-mirka-wong');
});

it('leaves opening a new tab to the browser', async () => {
  const onNavigate = vi.fn();
  render(<AuthorName guide={exampleGuide} onNavigate={onNavigate} />);
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(onNavigate).not.toHaveBeenCalled();
});

it.each([
  ['in a preview', exampleGuide, undefined],
  ['of a guide off sale', { ...exampleGuide, g_active: false }, () => {}],
  ['of someone who has left', { ...exampleGuide, g_author_id: null }, () => {}],
])('is plain text %s', (_, guide, onNavigate) => {
  render(<AuthorName guide={guide} onNavigate={onNavigate} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toBe('Mirka Wong');
});
