// @vitest-environment happy-dom
import { parseCaptions } from '@laneway/domain/media/captions';
import { transcriptTexts } from '@laneway/domain/media/transcript-timing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replies } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { CaptionsMaker, type CaptionsMakerProps } from './captions-maker.tsx';

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.scrollTo = () => {};
});

const TEXT =
  'Welcome to the lane.\n\nLook up at the paint.\n\nIt is never <b>dry</b> & never done.';

async function open(props: Partial<CaptionsMakerProps> = {}, replies: Replies = {}) {
  const onDone = vi.fn<(file: File) => void>();
  const onClose = vi.fn();
  const rendered = await renderPage(
    () => (
      <CaptionsMaker
        uri="https://example.org/lane.mp3"
        kind="audio"
        hasCaptions={false}
        onDone={onDone}
        onClose={onClose}
        {...props}
      />
    ),
    { page: 'creatorDashboard', route: { part: 'guides', open: null } },
    {
      role: 'creator',
      replies: { getConfig: () => new Response(null, { status: 503 }), ...replies },
    },
  );
  const audio = await waitFor(() => {
    const found = document.querySelector('audio');
    if (found === null) throw new Error('no audio');
    return found;
  });
  const facts = { readyState: 0, duration: Number.NaN, paused: true, currentTime: 0 };
  const say = (event: string) => act(() => void audio.dispatchEvent(new Event(event)));
  Object.defineProperties(audio, {
    HAVE_METADATA: { value: 1 },
    readyState: { get: () => facts.readyState },
    duration: { get: () => facts.duration },
    paused: { get: () => facts.paused },
    currentTime: {
      get: () => facts.currentTime,
      set: (seconds: number) => {
        facts.currentTime = seconds;
      },
    },
    play: {
      value: async () => {
        facts.paused = false;
        say('play');
        say('playing');
      },
    },
    pause: {
      value: () => {
        facts.paused = true;
        say('pause');
      },
    },
  });
  const hearTo = (seconds: number) => {
    facts.currentTime = seconds;
    say('timeupdate');
  };
  const load = (duration = 12) => {
    Object.assign(facts, { readyState: 1, duration });
    say('loadedmetadata');
  };
  return { ...rendered, onDone, onClose, audio, hearTo, load, position: () => facts.currentTime };
}

async function divide(given: Awaited<ReturnType<typeof open>>) {
  given.load();
  fireEvent.change(screen.getByLabelText('What’s said'), { target: { value: TEXT } });
  await given.user.click(button('Split into lines'));
}

const rows = () => within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
const line = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Line ${number}`);
const times = () =>
  screen.getAllByRole('button', { name: /Play from line/ }).map(({ textContent }) => textContent);

async function captionsIn(file: File | undefined) {
  const parsed = parseCaptions((await file?.text()) ?? '');
  return parsed.ok ? parsed.value : parsed.error;
}

describe('making captions from a text', () => {
  it('divides the text once the length is known, and refuses what can’t be captions', async () => {
    const opened = await open();
    expect(screen.queryByRole('button', { name: 'Split into lines' })).toBeNull();
    opened.load();
    await opened.user.click(button('Split into lines'));
    screen.getByText(transcriptTexts.empty);
    fireEvent.change(screen.getByLabelText('What’s said'), { target: { value: TEXT } });
    expect(screen.queryByText(transcriptTexts.empty)).toBeNull();
    await opened.user.click(button('Split into lines'));
    expect(rows()).toHaveLength(3);
    expect(line(3).value).toBe('It is never <b>dry</b> & never done.');
  });

  it('sets a line at each tap, by Space or by its button, and saves a captions file', async () => {
    const opened = await open();
    const { user, hearTo, onDone } = opened;
    await divide(opened);
    await user.click(button('Play and tap'));
    hearTo(1);
    await user.click(button('Tap at each line'));
    screen.getByText('Line 1 starts at 0:01.0');
    hearTo(4.25);
    await user.keyboard(' ');
    hearTo(8);
    await user.keyboard(' ');
    expect(times()).toEqual(['0:01.0', '0:04.2', '0:08.0']);
    expect(button('All lines set').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Save captions'));
    const file = onDone.mock.calls[0]?.[0];
    expect(file?.type).toBe('text/vtt');
    expect(await captionsIn(file)).toEqual([
      { startMs: 1_000, endMs: 4_250, settings: [], text: 'Welcome to the lane.' },
      { startMs: 4_250, endMs: 8_000, settings: [], text: 'Look up at the paint.' },
      {
        startMs: 8_000,
        endMs: 12_000,
        settings: [],
        text: 'It is never &lt;b&gt;dry&lt;/b&gt; &amp; never done.',
      },
    ]);
  });

  it('moves a line by a tenth, plays from it, and takes changes back', async () => {
    const opened = await open();
    const { user, position } = opened;
    await divide(opened);
    const before = times();
    await user.click(screen.getByRole('button', { name: /Play from line 2/ }));
    expect(position()).toBeGreaterThan(1);
    await user.click(button('+0.1 s Start line 2 later'));
    expect(times()).not.toEqual(before);
    await user.click(button('−0.1 s Start line 2 earlier'));
    expect(times()).toEqual(before);
    await user.type(line(2), '!');
    expect(line(2).value).toBe('Look up at the paint.!');
    await user.click(button('Undo'));
    expect(line(2).value).toBe('Look up at the paint.');
  });

  it('types spaces in a line instead of tapping', async () => {
    const opened = await open();
    await divide(opened);
    await opened.user.click(button('Play and tap'));
    await opened.user.type(line(1), ' and on');
    expect(line(1).value).toBe('Welcome to the lane. and on');
    expect(screen.queryByText(/starts at/)).toBeNull();
  });

  it('asks before it replaces captions', async () => {
    const opened = await open({ hasCaptions: true });
    await divide(opened);
    await opened.user.click(button('Save captions'));
    expect(opened.onDone).not.toHaveBeenCalled();
    await opened.user.click(button('Replace captions'));
    expect(opened.onDone).toHaveBeenCalledOnce();
  });

  it('refuses a file over the limit', async () => {
    const opened = await open(
      {},
      { getConfig: () => ({ max_upload_bytes: { captions: 100 } }) as never },
    );
    await divide(opened);
    await waitFor(async () => {
      await opened.user.click(button('Save captions'));
      screen.getByText(/Choose a captions file up to/);
    });
  });

  it('survives being closed, and can go back to the text', async () => {
    const first = await open();
    await divide(first);
    await first.user.type(line(1), '!');
    cleanup();
    const { user, load } = await open();
    load();
    expect(line(1).value).toBe('Welcome to the lane.!');
    await user.click(button('Change the text'));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Change the text?' })).getByRole('button', {
        name: 'Change the text',
      }),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('What’s said').value).toBe(TEXT);
  });
});
