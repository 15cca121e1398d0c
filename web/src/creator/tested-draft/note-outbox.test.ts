import { describe, expect, it, onTestFinished } from 'vitest';
import { BLOCKED_STORAGE } from '../../core/blocked-storage.test-data.ts';
import { createNoteOutbox, type NoteOutboxParts, type SendResult } from './note-outbox.ts';

function device() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function setUp(parts: Partial<NoteOutboxParts> = {}) {
  const storage = device();
  const sent: (readonly [number | null, string])[] = [];
  const net: { result: SendResult; isOnline: boolean } = {
    result: { kind: 'sent' },
    isOnline: true,
  };
  const open = (more: Partial<NoteOutboxParts> = {}) => {
    const outbox = createNoteOutbox({
      storage,
      key: 'k',
      saved: [],
      send: async (subject, text) => {
        sent.push([subject, text]);
        return net.result;
      },
      connection: {
        host: new EventTarget(),
        isOnline: () => net.isOnline,
        after: () => () => undefined,
      },
      ...parts,
      ...more,
    });
    onTestFinished(outbox.start());
    return outbox;
  };
  return { storage, sent, net, open };
}

describe('a tester’s note', () => {
  it('is sent once, and not kept on the device after that', async () => {
    const { storage, sent, open } = setUp();
    const outbox = open();
    await outbox.save(3, ' Bikes! ');
    await outbox.save(3, 'Bikes!');
    await outbox.sendWaiting();
    expect(sent).toEqual([[3, 'Bikes!']]);
    expect(outbox.getState().get(3)).toEqual({ text: 'Bikes!', kind: 'saved', reason: null });
    expect(storage.values.size).toBe(0);
  });

  it('that couldn’t be sent is kept after the page is closed, and sent later', async () => {
    const { sent, net, open } = setUp();
    net.result = { kind: 'failed' };
    const first = open();
    await first.save(null, 'Lovely');
    expect(first.getState().get(null)?.kind).toBe('waiting');
    net.isOnline = false;
    const second = open({ saved: [[null, 'An older one']] });
    expect(second.getState().get(null)).toMatchObject({ text: 'Lovely', kind: 'waiting' });
    net.result = { kind: 'sent' };
    net.isOnline = true;
    await second.sendWaiting();
    expect(sent).toEqual([
      [null, 'Lovely'],
      [null, 'Lovely'],
    ]);
    expect(open().getState().size).toBe(0);
  });

  it('that was refused shows why, stays on the device and isn’t sent again automatically', async () => {
    const { sent, net, open, storage } = setUp();
    net.result = { kind: 'refused', reason: 'The creator has removed this place' };
    const outbox = open();
    await outbox.save(3, 'Bikes!');
    await outbox.sendWaiting();
    expect(sent).toHaveLength(1);
    expect(outbox.getState().get(3)?.reason).toBe('The creator has removed this place');
    expect(storage.values.size).toBe(1);
    await outbox.save(3, 'Bikes!');
    expect(sent).toHaveLength(2);
  });

  it('that changed while being sent is sent again with the new text', async () => {
    let arrive: (result: SendResult) => void = () => {};
    const sent: string[] = [];
    const { open } = setUp();
    const outbox = open({
      send: (_, text) => {
        sent.push(text);
        return sent.length === 1
          ? new Promise((resolve) => {
              arrive = resolve;
            })
          : Promise.resolve({ kind: 'sent' });
      },
    });
    await outbox.sendWaiting();
    const first = outbox.save(3, 'One');
    await outbox.save(3, 'Two');
    arrive({ kind: 'sent' });
    await first;
    expect(sent).toEqual(['One', 'Two']);
    expect(outbox.getState().get(3)).toMatchObject({ text: 'Two', kind: 'saved' });
  });

  it('can be deleted', async () => {
    const { sent, open } = setUp();
    const outbox = open({ saved: [[3, 'Bikes!']] });
    await outbox.save(3, ' ');
    expect(sent).toEqual([[3, '']]);
  });

  it.each(['{', '7', '[["x","y"],[1]]'])('isn’t read from invalid data: %s', (stored) => {
    const { storage, open } = setUp();
    storage.values.set('k', stored);
    expect(open().getState().size).toBe(0);
  });

  it('is sent even if storage is blocked', async () => {
    const { open, sent } = setUp();
    const outbox = open({ storage: BLOCKED_STORAGE });
    await outbox.save(3, 'Bikes!');
    expect(sent).toHaveLength(1);
  });
});
