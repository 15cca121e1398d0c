// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Entry } from '../core/navigation/pages.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { PageAnnouncer } from './page-announcer.tsx';

afterEach(cleanup);

function App({ entry, children }: { readonly entry: Entry; readonly children: ReactNode }) {
  const pageRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button">Menu</button>
      <div ref={pageRef}>{children}</div>
      <PageAnnouncer entry={entry} pageRef={pageRef} />
    </>
  );
}

function Place({ title }: { readonly title: string | null }) {
  useDocumentTitle(title, 'City of Trams');
  return <h1>{title ?? 'Place'}</h1>;
}

const HOME: Entry = { page: 'guidesHomePage' };
const PLACE: Entry = { page: 'placeDetail', guideId: 8, placeId: 12 };
const home = (
  <App entry={HOME}>
    <h1>Guides</h1>
  </App>
);
const place = (title: string | null, more: ReactNode = null) => (
  <App entry={PLACE}>
    <Place title={title} />
    {more}
  </App>
);
const spoken = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;

it('leaves the first page to the browser', () => {
  render(home);
  expect([document.title, spoken(), document.activeElement]).toEqual([
    'Laneway',
    '',
    document.body,
  ]);
});

it('reads out a page by its heading, once its name is there and not before', async () => {
  const { rerender } = render(home);
  rerender(place(null));
  expect([document.title, document.activeElement]).toEqual(['Place · Laneway', document.body]);
  rerender(place('Depot'));
  expect(focused()).toBe('Depot');
  expect(document.title).toBe('Depot · City of Trams · Laneway');
  expect(spoken()).toBe('');
});

it('takes the focus from what stands around the pages', () => {
  const { rerender } = render(home);
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(place('Depot'));
  expect(focused()).toBe('Depot');
});

it('announces the page when the focus stays elsewhere', async () => {
  const { rerender } = render(home);
  // biome-ignore lint/a11y/noAutofocus: a page may put the focus where it is needed
  rerender(place('Depot', <input aria-label="Email" autoFocus />));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await waitFor(() => expect(spoken()).toBe('Depot'));
});

it('speaks instead when the visitor has moved on while the page was loading', async () => {
  const { rerender } = render(home);
  rerender(place(null));
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(place('Depot'));
  await waitFor(() => expect(spoken()).toBe('Depot'));
  expect(focused()).toBe('Menu');
});

it('leaves nothing behind for those who read on, in time or on the next page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(home);
  // biome-ignore lint/a11y/noAutofocus: a page may put the focus where it is needed
  const busy = place('Depot', <input aria-label="Email" autoFocus />);
  rerender(busy);
  expect(spoken()).toBe('Depot');
  act(() => vi.advanceTimersByTime(3_000));
  expect(spoken()).toBe('');
  rerender(home);
  rerender(busy);
  expect(spoken()).toBe('Depot');
  rerender(home);
  expect(spoken()).toBe('');
});
