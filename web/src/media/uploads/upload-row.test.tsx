// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { button } from '../../ui/testing/queries.test-data.ts';
import type { UploadState } from './queue/upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

afterEach(cleanup);

function show(state: UploadState) {
  const remove = vi.fn();
  const actions = { remove, pause: vi.fn(), resume: vi.fn(), retry: vi.fn() };
  render(
    <UploadRow
      item={{
        id: 'upload-1',
        fileName: 'lane.mp4',
        mediaKind: 'video',
        size: 1_000,
        field: null,
        state,
      }}
      actions={actions}
      onChooseAgain={vi.fn()}
    />,
  );
  return { remove, user: userEvent.setup() };
}

it('asks before it discards uploaded data', async () => {
  const { remove, user } = show({ kind: 'paused', sent: 400, by: 'person' });
  await user.click(button('Cancel lane.mp4'));
  expect(screen.getByRole('dialog').textContent).toContain('40% of lane.mp4 is already here');
  await user.click(button('Keep uploading'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(remove).not.toHaveBeenCalled();
  await user.click(button('Cancel lane.mp4'));
  await user.click(button('Cancel upload'));
  expect(remove).toHaveBeenCalledWith('upload-1');
});

it('cancels without a question if nothing is lost', async () => {
  const { remove, user } = show({ kind: 'waiting', sent: 0 });
  await user.click(button('Cancel lane.mp4'));
  expect(remove).toHaveBeenCalledWith('upload-1');
});
