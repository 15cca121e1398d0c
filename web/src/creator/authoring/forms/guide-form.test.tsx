// @vitest-environment happy-dom
import type { PendingGuide } from '@laneway/contract/authoring';
import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { LIMITS } from '@laneway/contract/limits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldReply } from '../../../ui/testing/fake-server.test-data.ts';
import { setViewportWidth } from '../../../ui/testing/viewport.ts';
import { GUIDE_RULES } from '../records/guide-values.ts';
import { GUIDE_KEY, type Workspace } from '../workspace/create-workspace.ts';
import { DRAFT, NEW_GUIDE, PLACES, renderForm, SAVED_GUIDE } from './form-page.test-data.tsx';

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description');
const save = () => screen.getByRole('button', { name: 'Save' });

/** As someone who has switched to it before. */
function editAsMarkdown(): void {
  localStorage.setItem('laneway.rich-text', 'off');
  onTestFinished(() => localStorage.removeItem('laneway.rich-text'));
}

function expectAbove(upper: Element, lower: Element): void {
  const { DOCUMENT_POSITION_FOLLOWING: below } = Node;
  expect(upper.compareDocumentPosition(lower) & below).toBe(below);
}

const leave = () => screen.getByRole('button', { name: 'Leave' });

function refused(status: number, problem: object): Response {
  return Response.json(
    { status, title: 'Refused', ...problem },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

const staleVersion = (current: PendingGuide) =>
  refused(409, { code: 'stale_version', detail: 'Changed', current });

function changeTitleElsewhere({ guideRecord }: Workspace, newTitle: string): void {
  const values = { ...guideRecord.getState().base, title: newTitle };
  guideRecord.send({ type: 'changed elsewhere', version: 9, values });
}

it('says where a guide without a start will start', async () => {
  const { open } = await renderForm({ guide: SAVED_GUIDE });
  const text = 'Without a start, the guide starts at its first place.';
  await screen.findByText(text);
  act(() => {
    open.workspace.guideRecord.send({
      type: 'changed elsewhere',
      version: 9,
      values: { ...open.workspace.guideRecord.getState().base, location: '-37.81,144.95' },
    });
  });
  expect(screen.queryByText(text)).toBeNull();
});

describe('the first save of a new guide', () => {
  it('keeps the focus, the caret and every letter while someone types', async () => {
    const { reply, release } = heldReply<PendingGuide>();
    const bodies: unknown[] = [];
    const { user } = await renderForm({
      guide: NEW_GUIDE,
      replies: {
        createPendingGuide: ({ body }) => {
          bodies.push(body);
          return reply;
        },
      },
    });
    await user.type(title(), 'The Upside-Down');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Saving...');
    await user.keyboard(' River');
    title().setSelectionRange(3, 3);
    release({ ...DRAFT, pg_title: 'The Upside-Down', pg_version: 1 });
    await screen.findByText('Guide saved successfully!');
    expect(document.activeElement).toBe(title());
    expect(title().selectionStart).toBe(3);
    expect(title().value).toBe('The Upside-Down River');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ pg_title: 'The Upside-Down' });
    await screen.findByText('Not saved yet. Kept on this device.');
  });
});

describe('a guide with many points on its maps', () => {
  const path = (points: number) => '(-37.81,144.96),'.repeat(points);
  const withPaths = (...points: readonly number[]) =>
    readPendingGuide({
      ...DRAFT,
      pg_path: path(8_000),
      pending_places: PLACES.map((place, index) => ({
        ...place,
        pp_marker: null,
        pp_boundary: null,
        pp_path: path(points[index] ?? 0) || null,
      })),
    });

  it('shows no warning while there is plenty of room', async () => {
    await renderForm({ guide: withPaths(5_000) });
    expect(screen.queryByText(/points on its maps/)).toBeNull();
  });

  it('shows how many points it has, counting all places', async () => {
    await renderForm({ guide: withPaths(5_000, 6_000) });
    await screen.findByText('This guide has 19,000 of up to 20,000 points on its maps.');
  });

  it('shows what to do before a save is refused, in the form of a place too', async () => {
    await renderForm({ guide: withPaths(7_000, 7_000), place: 1 });
    await screen.findByText(/^A guide can have up to 20,000 points .* Simplify or delete a path/);
  });
});

/** They appear with their files. */
const OF_FILES = ['imageAlt', 'audioCaptions', 'videoCaptions'];

it('the form has every field of a guide', async () => {
  await renderForm();
  const missing = () => {
    const shown = document.body.textContent;
    return Object.entries(GUIDE_RULES.fields)
      .filter(([, { section, label }]) => section !== 'map' && !shown.includes(label))
      .map(([name]) => name);
  };
  // The editor of the description is loaded when it is needed.
  await waitFor(() => expect(missing().filter((name) => !OF_FILES.includes(name))).toEqual([]));
});

describe('the language', () => {
  it('is chosen by its native name, and saved as its language tag', async () => {
    const bodies: unknown[] = [];
    const { user } = await renderForm({
      replies: {
        updatePendingGuide: ({ body }) => {
          bodies.push(body);
          return { ...DRAFT, pg_language: 'ja', pg_version: DRAFT.pg_version + 1 };
        },
      },
    });
    const language = screen.getByLabelText<HTMLSelectElement>('Language');
    expect(language.value).toBe(DRAFT.pg_language);
    await user.selectOptions(language, '日本語');
    await user.click(save());
    await screen.findByText('Guide saved successfully!');
    expect(bodies).toEqual([expect.objectContaining({ pg_language: 'ja' })]);
  });

  it('of a new guide is English', async () => {
    await renderForm({ guide: NEW_GUIDE });
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en');
  });
});

describe('a validation error', () => {
  it('appears when the field is left, not while typing, and disappears when it is fixed', async () => {
    const { user } = await renderForm();
    const duration = screen.getByLabelText('Walking time');
    await user.type(duration, 'an hour');
    expect(duration.getAttribute('aria-invalid')).toBe('false');
    await user.tab();
    expect(duration.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Enter whole minutes, like 90');
    await user.clear(duration);
    expect(duration.getAttribute('aria-invalid')).toBe('false');
  });

  it('appears under an emptied price, which the saved one isn’t replaced by', async () => {
    const content = { ...SAVED_GUIDE.content, isPublic: false, priceCents: 650 };
    const { user } = await renderForm({ guide: { ...SAVED_GUIDE, content } });
    const price = screen.getByLabelText<HTMLInputElement>('List price');
    await user.clear(price);
    expect(screen.queryByText(/Will be saved as/)).toBeNull();
    await user.tab();
    expect(price.value).toBe('');
    screen.getByText('Choose $0.99 to $9,999.99, or make it free');
  });

  it('is counted when saving, and the first invalid field is focused', async () => {
    const { user } = await renderForm();
    await user.type(screen.getByLabelText('Walking time'), 'an hour');
    await user.type(screen.getByLabelText('List price'), 'x{Backspace}');
    await user.clear(screen.getByLabelText('List price'));
    await user.type(screen.getByLabelText('List price'), '0.50');
    await user.type(title(), '!');
    await user.click(save());
    await screen.findByText('2 things to fix');
    expect(document.activeElement).toBe(screen.getByLabelText('List price'));
  });

  it('from the server is shown under its field', async () => {
    const { user } = await renderForm({
      replies: {
        updatePendingGuide: () =>
          refused(422, {
            code: 'invalid_input',
            detail: 'Check the title',
            errors: { pg_title: 'Choose another title' },
          }),
      },
    });
    await user.type(title(), '!');
    await user.click(save());
    await screen.findByText('Choose another title');
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title());
    screen.getByText('1 thing to fix');
    await user.type(title(), '?');
    expect(screen.queryByText('Choose another title')).toBeNull();
  });
});

it('the collapsed walking time and climb on a phone read as visitors see them', async () => {
  setViewportWidth(390);
  const { user } = await renderForm();
  const toggle = () => screen.getByRole('button', { name: /^Time and climb/ });
  expect(toggle().textContent).toBe('Time and climbNone yet');
  await user.click(toggle());
  await user.type(screen.getByLabelText('Walking time'), '90');
  await user.type(screen.getByLabelText('Climb'), '45');
  await user.click(toggle());
  expect(toggle().textContent).toBe('Time and climb1\u00a0h 30\u00a0min, 45\u00a0m');
});

describe('the description', () => {
  it('is edited as it looks where there is a mouse, until someone switches', async () => {
    const { user } = await renderForm();
    await screen.findByRole('toolbar', { name: 'Format Description' });
    expect(description().localName).toBe('div');
    expectAbove(screen.getByRole('button', { name: 'Edit as Markdown' }), description());
    await user.click(screen.getByRole('button', { name: 'Edit as Markdown' }));
    onTestFinished(() => localStorage.removeItem('laneway.rich-text'));
    expect(description().localName).toBe('textarea');
    cleanup();
    await renderForm();
    expect(description().localName).toBe('textarea');
  });

  it('is edited as Markdown on touch devices', async () => {
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    onTestFinished(() => void vi.restoreAllMocks());
    await renderForm();
    expect(description().localName).toBe('textarea');
    expectAbove(screen.getByRole('button', { name: 'Edit as it looks' }), description());
  });

  it('isn’t shown as wrong while someone types into it as it looks', async () => {
    const { open } = await renderForm();
    await screen.findByRole('toolbar', { name: 'Format Description' });
    description().focus();
    expect(document.activeElement).toBe(description());
    const tooLong = 'x'.repeat(LIMITS.description + 1);
    act(() =>
      open.workspace.guideRecord.send({ type: 'edited', values: { description: tooLong } }),
    );
    expect(await open.autoSave.save(GUIDE_KEY)).toMatchObject({ kind: 'invalid' });
    await screen.findByText('1 thing to fix');
    expect(description().getAttribute('aria-invalid')).toBe('false');
    act(() => description().blur());
    expect(description().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('changes by someone else', () => {
  it('appear in their fields without moving the caret', async () => {
    editAsMarkdown();
    const { user, open } = await renderForm();
    await user.type(description(), 'Under the clocks');
    description().setSelectionRange(5, 5);
    changeTitleElsewhere(open.workspace, 'Lanes in the sun');
    await waitFor(() => expect(title().value).toBe('Lanes in the sun'));
    expect(document.activeElement).toBe(description());
    expect(description().selectionStart).toBe(5);
    expect(description().value).toBe('Under the clocks');
    screen.getByText('Updated since you began');
  });

  it('to the same field are shown beside mine, and saving waits for a choice', async () => {
    const saved: unknown[] = [];
    const theirs = { ...DRAFT, pg_title: 'Lanes of silt', pg_version: 9 };
    const { user } = await renderForm({
      replies: {
        updatePendingGuide: ({ body }) => {
          saved.push(body);
          if (saved.length > 1) return { ...theirs, pg_title: 'Lanes of mud', pg_version: 10 };
          return staleVersion(theirs);
        },
        getGuideHistory: () => ({
          items: [{ at: '2026-11-15T10:00:00.000Z', actor_name: 'Maeve' } as never],
        }),
      },
    });
    await user.clear(title());
    await user.type(title(), 'Lanes of mud');
    await user.click(save());
    await screen.findByText(/Maeve saved this while you were editing/);
    screen.getByText('1 thing to fix');
    await user.click(save());
    expect(saved).toHaveLength(1);
    await user.click(title());
    await user.click(screen.getByRole('button', { name: '1 thing to fix' }));
    const keepMine = screen.getByRole('radio', { name: 'Keep mine' });
    expect(document.activeElement).toBe(keepMine);
    await user.click(keepMine);
    await user.click(screen.getByRole('button', { name: 'Use this version' }));
    expect(title().value).toBe('Lanes of mud');
    expect(document.activeElement).toBe(save());
    await user.click(save());
    await screen.findByText('Guide saved successfully!');
    expect(saved[1]).toMatchObject({ pg_title: 'Lanes of mud', pg_version: 9 });
  });

  it('can be chosen over mine, and that can be undone', async () => {
    const { user, open } = await renderForm();
    await user.type(title(), '!');
    changeTitleElsewhere(open.workspace, 'Lanes of silt');
    await user.click(await screen.findByRole('radio', { name: 'Use the other version' }));
    expect(title().value).toBe(`${SAVED_GUIDE.content.title}!`);
    await user.click(screen.getByRole('button', { name: 'Use this version' }));
    expect(title().value).toBe('Lanes of silt');
    await user.click(within(screen.getByTestId('toast')).getByRole('button', { name: 'Undo' }));
    expect(title().value).toBe(`${SAVED_GUIDE.content.title}!`);
  });
});

describe('leaving the form', () => {
  it('without changes asks no question', async () => {
    const { user, currentEntry } = await renderForm();
    await user.click(leave());
    expect(currentEntry().page).toBe('guidesHomePage');
  });

  it('with changes can save them first', async () => {
    const { user, currentEntry } = await renderForm({
      replies: { updatePendingGuide: () => ({ ...DRAFT, pg_title: 'Lanes', pg_version: 5 }) },
    });
    await user.clear(title());
    await user.type(title(), 'Lanes');
    await user.click(leave());
    expect(currentEntry().page).toBe('creatorDashboard');
    await user.click(await screen.findByRole('button', { name: 'Save Data' }));
    await waitFor(() => expect(currentEntry().page).toBe('guidesHomePage'));
  });

  it('is cancelled with a message if the changes can’t be saved', async () => {
    const { user, currentEntry } = await renderForm();
    await user.type(screen.getByLabelText('Walking time'), 'an hour');
    await user.click(leave());
    await user.click(await screen.findByRole('button', { name: 'Save Data' }));
    await screen.findByText(
      "Please use the form's 'Save' button to save changes, then try navigating again.",
    );
    expect(currentEntry().page).toBe('creatorDashboard');
    expect(document.activeElement).toBe(screen.getByLabelText('Walking time'));
  });

  it.each([
    ['that is open already', true],
    ['that saving finds', false],
  ])('shows a conflict %s', async (_, isOpen) => {
    const theirs = { ...DRAFT, pg_title: 'Lanes of silt', pg_version: 9 };
    const { user, currentEntry, open } = await renderForm({
      replies: {
        updatePendingGuide: () => staleVersion(theirs),
        getGuideHistory: () => ({ items: [] }),
      },
    });
    await user.type(title(), '!');
    if (isOpen) changeTitleElsewhere(open.workspace, 'Lanes of silt');
    await user.click(leave());
    await user.click(await screen.findByRole('button', { name: 'Save Data' }));
    await screen.findByText(
      "Please use the form's 'Save' button to save changes, then try navigating again.",
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentEntry().page).toBe('creatorDashboard');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Keep mine' }));
  });

  it('with changes can discard them', async () => {
    const { user, currentEntry, open } = await renderForm();
    await user.type(title(), '!');
    await user.click(leave());
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(currentEntry().page).toBe('guidesHomePage');
    expect(open.workspace.guideRecord.isDirty()).toBe(false);
  });
});
