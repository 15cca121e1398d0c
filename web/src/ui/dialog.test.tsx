// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Dialog } from './dialog.tsx';
import { closeInnermostDialog } from './open-dialogs.ts';

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Dialog title="Delete it?" width="narrow" onClose={() => setOpen(false)}>
      <p>You can’t undo this.</p>
    </Dialog>
  ) : (
    <p>Closed</p>
  );
}

it('Back closes a dialog, only once', () => {
  onTestFinished(cleanup);
  render(<Page />);
  act(() => expect(closeInnermostDialog()).toBe(true));
  expect(screen.getByText('Closed')).toBeDefined();
  expect(closeInnermostDialog()).toBe(false);
});
