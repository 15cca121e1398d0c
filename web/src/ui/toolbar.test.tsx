// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Toolbar, ToolbarButton } from './toolbar.tsx';

it('is one tab stop, and the arrow keys move between its buttons', async () => {
  onTestFinished(cleanup);
  const onClick = vi.fn();
  render(
    <>
      <Toolbar label="Format">
        <ToolbarButton label="Bold">B</ToolbarButton>
        <ToolbarButton label="Italic" isPressed onClick={onClick}>
          I
        </ToolbarButton>
      </Toolbar>
      <input aria-label="Title" />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Italic', pressed: true }),
  );
  expect(onClick).toHaveBeenCalledOnce();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});
