// @vitest-environment happy-dom
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../../api/session/session.test-data.ts';
import { deviceStorage } from '../../../core/device-storage.ts';
import { EMPTY_DRAFT } from '../../captions/caption-draft.ts';
import { createStoredDrafts } from '../../captions/stored-drafts.ts';
import { DRAFT, renderForm } from './form-page.test-data.tsx';

beforeEach(() => localStorage.clear());

const NARRATED = readPendingGuide({
  ...DRAFT,
  pg_audio: 'https://example.org/lane.mp3',
  pg_audio_captions: 'https://example.org/lane.vtt',
  pg_video: 'Not yet provided',
  pg_video_captions: null,
});
const OUTDATED = /The audio has changed since these captions were added/;

describe('captions', () => {
  it('can be made from a text once there is audio', async () => {
    const { user, open } = await renderForm({ guide: NARRATED });
    await user.click(screen.getByRole('button', { name: 'Make from text' }));
    await screen.findByLabelText('What’s said');
    await user.keyboard('{Escape}');
    act(() =>
      open.workspace.guideRecord.send({
        type: 'edited',
        values: { audio: '', audioCaptions: '' },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Make from text' })).toBeNull();
  });

  it('that were made on this device can be edited', async () => {
    createStoredDrafts(deviceStorage, person.u_id).keep(
      'https://example.org/lane.mp3',
      {
        ...EMPTY_DRAFT,
        timed: {
          lines: [{ text: 'Look up.', startMs: 0, isSet: true }],
          lengthMs: 9_000,
          next: 1,
        },
      },
      0,
    );
    const { user } = await renderForm({ guide: NARRATED });
    expect(screen.queryByRole('button', { name: 'Make from text' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit captions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit captions' }));
    expect(
      (await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Line 1' })).value,
    ).toBe('Look up.');
  });

  it('of audio that was replaced may no longer fit, also when the guide is opened again', async () => {
    const { open } = await renderForm({ guide: NARRATED });
    const replace = (audio: string) =>
      act(() => open.workspace.guideRecord.send({ type: 'edited', values: { audio } }));
    expect(screen.queryByText(OUTDATED)).toBeNull();
    replace('');
    replace('https://example.org/longer.mp3');
    await screen.findByText(OUTDATED);
    cleanup();
    await renderForm({
      guide: {
        ...NARRATED,
        content: { ...NARRATED.content, audio: 'https://example.org/longer.mp3' },
      },
    });
    await screen.findByText(OUTDATED);
  });

  it('that fit the new audio as well are confirmed', async () => {
    const { user, open } = await renderForm({ guide: NARRATED });
    act(() =>
      open.workspace.guideRecord.send({
        type: 'edited',
        values: { audio: 'https://example.org/longer.mp3' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'They fit' }));
    expect(screen.queryByText(OUTDATED)).toBeNull();
  });
});
