// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkDialog, linkAddress } from './link-dialog.tsx';

afterEach(cleanup);

it.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  [' a.example/x ', 'https://a.example/x'],
  ['/guides/4', '/guides/4'],
  ['mailto:ada@a.example', 'mailto:ada@a.example'],
  ['javascript:alert(1)', null],
  ['JAVA\u0000script:alert(1)', null],
  ['data:text/html,x', null],
  ['data:image/png;base64,AA', null],
  ['two words', null],
  ['', null],
])('the address %j is stored as %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it('a link is only made with an address that can be followed', async () => {
  const user = userEvent.setup();
  const onDone = vi.fn();
  render(<LinkDialog link={null} asksText={false} onDone={onDone} onClose={() => {}} />);
  const field = screen.getByLabelText('Web address');
  await user.type(field, 'vbscript:x{Enter}');
  screen.getByText('Enter a web address, like https://example.com');
  expect(onDone).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'a.example{Enter}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('https://a.example', '');
});

it('a link without a selected text is asked for both', async () => {
  const user = userEvent.setup();
  const onDone = vi.fn();
  render(<LinkDialog link={null} asksText onDone={onDone} onClose={() => {}} />);
  await user.type(screen.getByLabelText('Text'), ' the map ');
  await user.type(screen.getByLabelText('Web address'), 'a.example{Enter}');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('https://a.example', 'the map');
});

it('a link can be removed', async () => {
  const onDone = vi.fn();
  render(
    <LinkDialog link="https://a.example" asksText={false} onDone={onDone} onClose={() => {}} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(null, '');
});
