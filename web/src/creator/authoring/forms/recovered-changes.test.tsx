// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../../api/session/session.test-data.ts';
import { deviceStorage } from '../../../core/device-storage.ts';
import { type GuideValues, guideValuesOf } from '../records/guide-values.ts';
import { openRecord } from '../records/record-store.ts';
import { guideRecordId } from '../unsaved-changes/change-recovery.ts';
import { createChangeStorage } from '../unsaved-changes/change-storage.ts';
import { renderForm, SAVED_GUIDE } from './form-page.test-data.tsx';

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const toast = () => within(screen.getByTestId('toast'));

const LEFT_AT = new Date(2026, 10, 15, 10, 42).getTime();

const BOUNDARY = '(-37.81,144.96),(-37.82,144.96),(-37.82,144.97),(-37.81,144.97)|green';

/** As a tab would that is gone. */
function leave(values: Partial<GuideValues>): void {
  const left = createChangeStorage({
    storage: deviceStorage,
    userId: person.u_id,
    tabId: 'a tab that is gone',
    liveTabs: async () => new Set(),
  });
  const record = openRecord(guideValuesOf(SAVED_GUIDE.content), SAVED_GUIDE.version);
  const mine = { ...record.mine, title: 'Lanes at night', ...values };
  left.keep(guideRecordId(SAVED_GUIDE), { ...record, mine }, LEFT_AT);
}

beforeEach(() => {
  localStorage.clear();
  leave({});
});

describe('changes recovered from an earlier visit', () => {
  it('are offered, and restored on request', async () => {
    const { user } = await renderForm();
    screen.getByText('You left changes here on 15 Nov, 10:42 am.');
    expect(title().value).toBe('Lanes after rain');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(title().value).toBe('Lanes at night');
    expect(screen.queryByText(/You left changes/)).toBeNull();
    screen.getByText('Not saved yet. Kept on this device.');
  });

  it('are not offered if they have reached the server', async () => {
    await renderForm({
      guide: {
        ...SAVED_GUIDE,
        version: SAVED_GUIDE.version + 1,
        content: { ...SAVED_GUIDE.content, title: 'Lanes at night' },
      },
    });
    expect(title().value).toBe('Lanes at night');
    expect(screen.queryByText(/You left changes/)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('kept-work'))).toEqual([]);
  });

  it('are offered when a build left them that lacked a field, which keeps its saved value', async () => {
    const guide = { ...SAVED_GUIDE, content: { ...SAVED_GUIDE.content, climbMetres: 45 } };
    for (const [key, text] of Object.entries({ ...localStorage })) {
      const withoutClimb = (name: string, value: unknown) =>
        name === 'climbMetres' ? undefined : value;
      localStorage.setItem(key, JSON.stringify(JSON.parse(text), withoutClimb));
    }
    const { user } = await renderForm({ guide });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(title().value).toBe('Lanes at night');
    expect(screen.getByLabelText<HTMLInputElement>(/^Climb/).value).toBe('45');
  });

  it('can be undone and redone after they were restored', async () => {
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await user.click(toast().getByRole('button', { name: 'Undo' }));
    expect(title().value).toBe('Lanes after rain');
    await user.click(toast().getByRole('button', { name: 'Redo' }));
    expect(title().value).toBe('Lanes at night');
  });

  it('can be compared with the current values', async () => {
    leave({ boundary: BOUNDARY });
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare your changes' }));
    const difference = within(dialog.getByRole('region', { name: 'Title' }));
    expect(difference.getByText('Now').nextElementSibling?.textContent).toBe('Lanes after rain');
    expect(difference.getByText('Your changes').nextElementSibling?.textContent).toBe(
      'Lanes at night',
    );
    const boundary = within(dialog.getByRole('region', { name: 'Boundary' }));
    expect(boundary.getByText('Your changes').nextElementSibling?.textContent).toBe(
      'Boundary with 4 points, 4.0\u00a0km around',
    );
    expect(dialog.getAllByRole('region')).toHaveLength(2);
  });

  it('don’t include what was undone, even after a crash', async () => {
    localStorage.clear();
    const { user } = await renderForm();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('kept-work'));
    await user.type(title(), '!');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toHaveLength(1);
    await user.type(title(), '{Backspace}');
    expect(kept()).toEqual([]);
  });

  it('are discarded on request, which can be undone', async () => {
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/You left changes/)).toBeNull();
    expect(title().value).toBe('Lanes after rain');
    await user.click(toast().getByRole('button', { name: 'Undo' }));
    expect(title().value).toBe('Lanes at night');
  });
});
