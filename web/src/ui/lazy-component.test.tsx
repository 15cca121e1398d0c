// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

afterEach(cleanup);

it('shows its fallback until the code has loaded, and renders at once the next time', async () => {
  const Lazy = lazyComponent(async () => Greeting, {
    fallback: ({ name }) => <p>Loading {name}</p>,
  });
  const { unmount } = render(<Lazy name="Ada" />);
  expect(screen.getByText('Loading Ada')).toBeDefined();
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  unmount();
  render(<Lazy name="Grace" />);
  expect(screen.getByText('Hello Grace')).toBeDefined();
});

it('renders at once after preloading', async () => {
  const Lazy = lazyComponent(async () => Greeting);
  await Lazy.preload();
  render(<Lazy name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeDefined();
});

it('shows that it couldn’t be loaded, and tries again on request', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyComponent(load, { failed: 'We couldn’t load it.' });
  render(<Lazy name="Ada" />);
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load it.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ada')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps its fallback after a failure if it has no failure text', async () => {
  const load = vi.fn(() => Promise.reject<typeof Greeting>(new TypeError('Failed to fetch')));
  const Lazy = lazyComponent(load, { fallback: <p>Loading</p> });
  render(<Lazy name="Ada" />);
  await vi.dynamicImportSettled();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading')).toBeDefined();
});
