// @vitest-environment happy-dom
import type { PendingPlace } from '@laneway/contract/authoring';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PLACES, renderForm } from './form-page.test-data.tsx';

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const heading = (name: string) => screen.findByRole('heading', { name });

function saved(body: unknown): PendingPlace {
  const [place] = PLACES;
  if (place === undefined) throw new Error('there is no place');
  return { ...place, ...(body as Partial<PendingPlace>), pp_version: 2 };
}

describe('moving to another place', () => {
  it('saves and opens the next one', async () => {
    const bodies: unknown[] = [];
    const { user } = await renderForm({
      place: 1,
      replies: {
        updatePendingPlace: ({ body }) => {
          bodies.push(body);
          return saved({ pp_title: 'Lane one' });
        },
      },
    });
    await heading('Place 1 of 3');
    await user.clear(title());
    await user.type(title(), 'Lane one');
    await user.click(screen.getByRole('button', { name: 'Save and next ›' }));
    await heading('Place 2 of 3');
    expect(title().value).toBe('Lane 2');
    expect(bodies).toMatchObject([{ pp_title: 'Lane one', pp_version: 1 }]);
  });

  it('saves nothing if nothing has changed', async () => {
    const { user } = await renderForm({ place: 2 });
    await user.click(screen.getByRole('button', { name: 'Save and next ›' }));
    await heading('Place 3 of 3');
    expect(screen.queryByRole('button', { name: 'Save and next ›' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous place' }));
    await heading('Place 2 of 3');
  });

  it('is cancelled if something can’t be saved', async () => {
    const { user } = await renderForm({ place: 1 });
    const pin = await screen.findByLabelText('Location');
    await user.type(pin, 'around the corner');
    await user.click(screen.getByRole('button', { name: 'Save and next ›' }));
    await screen.findByText('1 thing to fix');
    await heading('Place 1 of 3');
    expect(document.activeElement).toBe(screen.getByLabelText('Location'));
  });
});

describe('an invalid path', () => {
  it('is reported, and saved as typed', async () => {
    const bodies: unknown[] = [];
    const { user } = await renderForm({
      place: 1,
      replies: {
        updatePendingPlace: ({ body }) => {
          bodies.push(body);
          return saved(body);
        },
      },
    });
    const path = await screen.findByLabelText('Path');
    await user.type(path, '(-37.8,144.9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Place saved successfully!');
    expect(bodies).toMatchObject([{ pp_path: '(-37.8,144.9' }]);
    expect(screen.getByLabelText('Path').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a new place', () => {
  it('is removed when its changes are discarded', async () => {
    const { user, open } = await renderForm({ place: 3 });
    const added = open.workspace.addPlace();
    if (!added.ok) throw new Error(added.error.detail);
    await user.click(await screen.findByRole('button', { name: 'Save and next ›' }));
    await heading('Place 4 of 4');
    await user.type(title(), 'A lane that isn’t');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(open.workspace.getState().places).toHaveLength(3);
  });
});

describe('a read-only place', () => {
  it('shows its fields without controls that change them', async () => {
    await renderForm({ place: 1, isReadOnly: true });
    expect(title().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next ›' })).toBeTruthy());
  });

  it('shows its text as visitors will see it', async () => {
    const { open } = await renderForm({ place: 1, isReadOnly: true });
    const record = open.workspace.getState().places[0]?.record;
    act(() => record?.send({ type: 'edited', values: { description: 'Paint on **paint**.' } }));
    expect(await screen.findByText('paint', { selector: 'strong' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Write' })).toBeNull();
  });
});
