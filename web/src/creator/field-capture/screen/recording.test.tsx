// @vitest-environment happy-dom
import { EMPTY_TRACK } from '@laneway/domain/field/track';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldStore } from '../store/field-store.ts';
import type { RecordedPath } from '../store/records.ts';
import { aPath } from '../store/samples.test-data.ts';
import { RecordingStatus } from './outing-panel.tsx';
import { useRecording } from './use-recording.ts';

/** Stops a recording of 200 m; returns what the phone stores. */
async function stopRecording({
  hasPath,
  track,
}: {
  hasPath: boolean;
  track?: RecordedPath['track'];
}) {
  const stored: { path: RecordedPath | null } = { path: null };
  const store: Pick<FieldStore, 'putPath' | 'deletePath'> = {
    putPath: async (path) => {
      stored.path = path;
    },
    deletePath: async () => {
      stored.path = null;
    },
  };
  const kept = { ...aPath({ state: 'recording' }), ...(track && { track }) };
  function Panel() {
    const recording = useRecording(store as FieldStore, 'walk-one', { kept, hasPath }, vi.fn());
    return (
      <>
        <RecordingStatus recording={recording} onRedraw={vi.fn()} />
        <button type="button" onClick={recording.stop}>
          Stop
        </button>
      </>
    );
  }
  render(<Panel />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  return { user, stored };
}

afterEach(cleanup);

const QUESTION = /^You recorded .* There’s already a path here\.$/;
const answer = (name: string) => screen.getByRole('radio', { name });

describe('a path that was recorded', () => {
  it('is sent at once if the guide has none', async () => {
    const { stored } = await stopRecording({ hasPath: false });
    expect(stored.path?.state).toBe('done');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it.each([
    ['Replace the path', 'replace'],
    ['Add as a second path', 'add'],
  ] as const)('is sent once its creator has chosen “%s”', async (label, mode) => {
    const { user, stored } = await stopRecording({ hasPath: true });
    screen.getByText(QUESTION);
    expect(stored.path?.state).toBe('checking');
    await user.click(answer(label));
    await user.click(screen.getByRole('button', { name: 'Save path' }));
    expect(stored.path).toMatchObject({ state: 'done', mode });
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is deleted if the guide’s own path stays alone', async () => {
    const { user, stored } = await stopRecording({ hasPath: true });
    await user.click(answer('Keep yours'));
    await user.click(screen.getByRole('button', { name: 'Delete recording' }));
    expect(stored.path).toBeNull();
  });

  it('without movement asks nothing', async () => {
    await stopRecording({ hasPath: true, track: EMPTY_TRACK });
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
});
