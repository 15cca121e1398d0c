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

it('says nothing about the first page', () => {
  render(home);
  expect([document.title, spoken(), document.activeElement]).toEqual([
    'Laneway',
    '',
    document.body,
  ]);
});

it('focuses the heading of a page, once its name is known', async () => {
  const { rerender } = render(home);
  rerender(place(null));
  expect([document.title, document.activeElement]).toEqual(['Place · Laneway', document.body]);
  rerender(place('Depot'));
  expect(focused()).toBe('Depot');
  expect(document.title).toBe('Depot · City of Trams · Laneway');
  expect(spoken()).toBe('');
});

it('moves the focus from the controls around the page to the page', () => {
  const { rerender } = render(home);
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(place('Depot'));
  expect(focused()).toBe('Depot');
});

it('announces the page if the focus is on a field in it', async () => {
  const { rerender } = render(home);
  // biome-ignore lint/a11y/noAutofocus: a page may put the focus where it is needed
  rerender(place('Depot', <input aria-label="Email" autoFocus />));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await waitFor(() => expect(spoken()).toBe('Depot'));
});

it('announces the page if the visitor has moved the focus while it was loading', async () => {
  const { rerender } = render(home);
  rerender(place(null));
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(place('Depot'));
  await waitFor(() => expect(spoken()).toBe('Depot'));
  expect(focused()).toBe('Menu');
});

it('removes the announcement after a few seconds, and when the page changes', async () => {
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
