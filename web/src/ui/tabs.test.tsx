// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Tabs } from './tabs.tsx';

function Views() {
  const [value, setValue] = useState<'edit' | 'preview'>('edit');
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'edit', label: 'Edit', content: <input aria-label="Title" />, isKept: true },
        { value: 'preview', label: 'Preview', content: <p>As visitors see it</p> },
      ]}
    />
  );
}

function renderViews() {
  onTestFinished(cleanup);
  render(<Views />);
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows only the selected view, labelled by its tab', async () => {
  const user = renderViews();
  expect(screen.queryByText('As visitors see it')).toBeNull();
  await user.click(tab('Preview'));
  expect(screen.getByRole('tabpanel', { name: 'Preview' }).textContent).toBe('As visitors see it');
  expect(tab('Preview').getAttribute('aria-selected')).toBe('true');
});

it('changes the view with the arrow keys', async () => {
  const user = renderViews();
  await user.click(tab('Edit'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('As visitors see it')).toBeDefined();
});

it('keeps what was typed in a view that stays mounted', async () => {
  const user = renderViews();
  await user.type(screen.getByLabelText('Title'), 'Trams');
  await user.click(tab('Preview'));
  await user.click(tab('Edit'));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Trams');
});
