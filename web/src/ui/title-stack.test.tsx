// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { titleStack } from './title-stack.ts';
import { useDocumentTitle } from './use-document-title.ts';

afterEach(() => {
  cleanup();
  titleStack.setPage([]);
});

type NamedProps = {
  readonly name: string | null;
  readonly partOf?: string | null;
  readonly children?: React.ReactNode;
};

function Named({ name, partOf, children }: NamedProps) {
  useDocumentTitle(name, partOf);
  return children;
}

it('the title is that of the page until something in it has a name', () => {
  titleStack.setPage(['Place']);
  const { rerender } = render(<Named name={null} partOf="City of Trams" />);
  expect([document.title, titleStack.getName()]).toEqual(['Place · Laneway', null]);
  rerender(<Named name="Depot" partOf={null} />);
  expect([document.title, titleStack.getName()]).toEqual(['Depot · Laneway', 'Depot']);
  rerender(<Named name="Depot" partOf="City of Trams" />);
  expect(document.title).toBe('Depot · City of Trams · Laneway');
});

it('the title at home is the name of the app', () => {
  render(<Named name={null} />).unmount();
  expect([document.title, titleStack.getName()]).toEqual(['Laneway', 'Laneway']);
});

it('the title is the innermost name, and the outer one again when that closes', () => {
  const { rerender } = render(
    <Named name="Outer">
      <Named name="Inner" />
    </Named>,
  );
  expect(document.title).toBe('Inner · Laneway');
  rerender(<Named name="Changed" />);
  expect(document.title).toBe('Changed · Laneway');
});

it('the title is a known name inside something that is still loading', () => {
  render(
    <Named name={null}>
      <Named name="Place not found" />
    </Named>,
  );
  expect(titleStack.getName()).toBe('Place not found');
});
