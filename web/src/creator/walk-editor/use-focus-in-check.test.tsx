// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { useFocusInCheck } from './use-focus-in-check.ts';

function Check({ isKept }: { readonly isKept: boolean }) {
  const { check, keepFocus } = useFocusInCheck();
  const [isApplied, setApplied] = useState(false);
  const apply = () => {
    setApplied(true);
    keepFocus();
  };
  return (
    <div ref={check}>
      {isApplied && <button type="button">Check again</button>}
      {(!isApplied || isKept) && (
        <button type="button" onClick={apply}>
          Apply
        </button>
      )}
    </div>
  );
}

it.each([
  ['the next button when its own disappears', false, 'Check again'],
  ['its own button while that stays', true, 'Apply'],
])('keeps the focus on %s', async (_name, isKept, focused) => {
  onTestFinished(cleanup);
  render(<Check isKept={isKept} />);
  await userEvent.setup().click(screen.getByText('Apply'));
  expect(document.activeElement).toBe(screen.getByText(focused));
});
