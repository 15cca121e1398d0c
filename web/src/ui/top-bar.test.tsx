// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TopBar } from './top-bar.tsx';

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** Replaces the browser's observer; returns a function that reports that a heading has moved. */
function provideObserver(): (top: number, ratio: number) => void {
  const reports: Report[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const BAR = new DOMRect(0, 72, 390, 772);
  return (top, ratio) =>
    act(() => {
      const boundingClientRect = new DOMRect(0, top, 390, 40);
      for (const report of reports) {
        report([{ boundingClientRect, rootBounds: BAR, intersectionRatio: ratio }]);
      }
    });
}

function PageWithHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main>
      <TopBar onBack={() => {}} echo={{ title: 'Hosier Lane', heading }} />
      <h1 ref={heading}>Hosier Lane</h1>
    </main>
  );
}

const bar = () => screen.getByRole('banner', { hidden: true });

describe('the top bar', () => {
  it('has the heading of a page, a line below it, and the back button', async () => {
    onTestFinished(cleanup);
    const back = vi.fn();
    render(<TopBar onBack={back} title="Your guides" detail="Sam" actions={<p>Bell</p>} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your guides' })).toBeDefined();
    expect(screen.getByText('Sam')).toBeDefined();
    expect(screen.getByText('Bell')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledOnce();
  });

  it('has no back button if there is no previous page', () => {
    onTestFinished(cleanup);
    render(<TopBar title="Guides" />);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it.each<[heading: string, top: number, ratio: number, shown: string]>([
    ['in sight', 300, 1, ''],
    ['half below the screen', 830, 0.4, ''],
    ['half under the bar', 60, 0.7, 'Hosier Lane'],
    ['gone', -200, 0, 'Hosier Lane'],
  ])('repeats a heading that is %s as “%s”', (_, top, ratio, shown) => {
    const report = provideObserver();
    onTestFinished(cleanup);
    render(<PageWithHeading />);
    report(top, ratio);
    expect(bar().textContent).toBe(shown);
    expect(bar().dataset.lifted).toBe(String(shown !== ''));
    // The heading is announced once.
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});
