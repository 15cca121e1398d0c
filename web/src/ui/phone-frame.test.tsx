// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { PhoneFrame } from './phone-frame.tsx';

function renderFrame(isInteractive: boolean) {
  onTestFinished(cleanup);
  render(
    <PhoneFrame label="Preview of City of Trams" isInteractive={isInteractive}>
      <button type="button">Buy</button>
    </PhoneFrame>,
  );
}

it('is one image with a text alternative, whose content can’t be pressed', () => {
  renderFrame(false);
  const screenOfPhone = screen.getByRole('img', { name: 'Preview of City of Trams' });
  expect(screen.getByText('Buy').closest('[inert]')).not.toBeNull();
  // It scrolls, so it must be reachable by keyboard.
  expect(screenOfPhone.tabIndex).toBe(0);
});

it('makes its content usable on request', () => {
  renderFrame(true);
  expect(screen.getByRole('group', { name: 'Preview of City of Trams' })).toBeDefined();
  expect(screen.getByText('Buy').closest('[inert]')).toBeNull();
});
