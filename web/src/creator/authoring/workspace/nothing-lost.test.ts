import { readPendingGuide } from '@laneway/contract/editing/guide-fields';
import { examplePendingGuide } from '@laneway/contract/examples.test-data';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ChangeRecovery, openChangeRecovery } from '../unsaved-changes/change-recovery.ts';
import { createChangeStorage } from '../unsaved-changes/change-storage.ts';
import { type AutoSave, openAutoSave } from './auto-save.ts';
import { createWorkspace, GUIDE_KEY, type Workspace } from './create-workspace.ts';
import { DraftServer } from './draft-server.test-data.ts';
import {
  FIELDS,
  type Field,
  type Step,
  steps,
  TABS,
  type TabStep,
} from './nothing-lost-steps.test-data.ts';
import { createSaveQueue } from './save-queue.ts';

/**
 * Two tabs of one person and one of another work on a draft. Whatever they do and however the connection fails, what
 * someone typed is in their form, on their device or on the server until they themselves replace or discard it; nobody
 * changes a field that they didn't touch; and nobody sees what another person didn't save.
 */

const API_NAMES: Readonly<Record<Field, string>> = {
  title: 'pg_title',
  description: 'pg_description',
  durationMinutes: 'pg_duration_minutes',
};

class MemoryStorage {
  readonly items = new Map<string, string>();
  keys = () => [...this.items.keys()];
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => this.items.set(key, value).has(key);
  removeItem = (key: string) => void this.items.delete(key);
}

type Tab = {
  readonly workspace: Workspace;
  readonly recovery: ChangeRecovery;
  readonly autoSave: AutoSave;
  readonly id: string;
  readonly userId: number;
  isOpen: boolean;
  /** The server's values of each field that this person has seen or has decided against. */
  readonly seen: Map<Field, Set<string>>;
};

type Typed = { readonly userId: number; readonly field: Field; readonly value: string };

class World {
  readonly server = new DraftServer({
    ...examplePendingGuide,
    pg_author_id: TABS[0].userId,
    pg_pending_status: 'draft',
    pending_places: [],
  });
  readonly storage = new MemoryStorage();
  readonly tabs: Tab[] = [];
  /** Typed values, until the person replaces or discards them. */
  private alive: readonly Typed[] = [];
  private readonly everTyped: Typed[] = [];
  private readonly live = new Set<string>();
  private count = 0;

  async open(index: number): Promise<void> {
    const seen = this.tabs[index]?.seen ?? new Map();
    const person = TABS[index] ?? TABS[0];
    this.count += 1;
    const id = `tab${this.count}`;
    this.live.add(id);
    const { guide, places } = this.server;
    if (guide === null) throw new Error('the server has no guide');
    const host = new EventTarget() as never;
    // Retries never run here: what can't be sent waits for the next save.
    const after = () => () => undefined;
    const workspace = createWorkspace({
      guide: readPendingGuide({ ...structuredClone(guide), pending_places: places }),
      user: { id: person.userId, name: person.name },
      call: this.server.call,
      queue: createSaveQueue({ host, after }),
      onSaved: () => undefined,
      now: () => this.count,
    });
    const recovery = await openChangeRecovery({
      workspace,
      changes: createChangeStorage({
        storage: this.storage,
        userId: person.userId,
        tabId: id,
        liveTabs: async () => this.live,
      }),
      host,
      after,
      now: () => this.count,
    });
    const autoSave = openAutoSave({ workspace, userId: person.userId, host, after });
    this.tabs[index] = {
      workspace,
      recovery,
      autoSave,
      id,
      userId: person.userId,
      seen,
      isOpen: true,
    };
    for (const key of [...recovery.getState().offers.keys()]) await recovery.restore(key);
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'storm') {
      this.server.network = step.loses;
      return;
    }
    const tab = this.tabs[step.tab];
    if (tab === undefined || tab.isOpen === (step.kind === 'open')) return;
    return this.takeIn(tab, step);
  }

  private async takeIn(tab: Tab, step: TabStep): Promise<void> {
    switch (step.kind) {
      case 'open':
        return this.open(step.tab);
      case 'type':
        return this.type(tab, step.field);
      case 'save':
        return this.save(tab, step.by, step.meanwhile);
      case 'refresh':
        this.server.network = 'fine';
        return tab.workspace.refresh();
      case 'crash':
        // Everything in memory is lost; typed text had half a second to be stored.
        tab.autoSave.stop();
        tab.recovery.stop();
        tab.workspace.close();
        this.live.delete(tab.id);
        tab.isOpen = false;
        return;
      case 'discard':
        return this.discard(tab);
      case 'choose':
        return this.choose(tab, step.side);
    }
  }

  private type(tab: Tab, field: Field): void {
    this.count += 1;
    const value = field === 'durationMinutes' ? String(this.count) : `text ${this.count}`;
    this.giveUp(tab, field);
    tab.workspace.guideRecord.send({ type: 'edited', values: { [field]: value } });
    const typed = { userId: tab.userId, field, value };
    this.alive = [...this.alive, typed];
    this.everTyped.push(typed);
  }

  private discard(tab: Tab): void {
    for (const field of FIELDS) this.giveUp(tab, field);
    tab.workspace.guideRecord.send({ type: 'discarded' });
  }

  private choose(tab: Tab, side: 'mine' | 'theirs'): void {
    const record = tab.workspace.guideRecord;
    for (const field of record.getState().clashes as Field[]) {
      note(tab.seen, field, record.getState().base[field]);
      if (side === 'theirs') this.giveUp(tab, field);
      record.send({ type: 'chosen', field, side });
    }
  }

  /** Removes the field's current value from the values that must survive. */
  private giveUp({ userId, workspace }: Tab, field: Field): void {
    const value = workspace.guideRecord.getState().mine[field];
    this.alive = this.alive.filter(
      (typed) => !(typed.userId === userId && typed.field === field && typed.value === value),
    );
  }

  private async save(
    tab: Tab,
    by: 'button' | 'pause',
    meanwhile: Field | 'discard' | null,
  ): Promise<void> {
    const { workspace, autoSave } = tab;
    const record = workspace.guideRecord;
    const before = { ...this.server.guide };
    const stop = record.subscribe(() => {
      if (record.getState().sent === null) return;
      stop();
      if (meanwhile === 'discard') this.discard(tab);
      else if (meanwhile !== null) this.type(tab, meanwhile);
    });
    const saving = by === 'button' ? autoSave.save(GUIDE_KEY) : autoSave.saveNow();
    await settle(() => workspace.queue.getState() !== 'saving');
    if (workspace.queue.getState() === 'waiting') workspace.queue.retryNow();
    await saving;
    await settle(() => workspace.queue.getState() === 'idle');
    stop();
    for (const field of FIELDS) {
      const was = wire(before, field);
      if (wire(this.server.guide, field) === was) continue;
      const is = wire(this.server.guide, field);
      expect(this.everTyped, 'a save of what its author never typed').toContainEqual({
        userId: tab.userId,
        field,
        value: is,
      });
      const seen = tab.seen.get(field)?.has(was);
      expect(seen, `${field} “${was}” was overwritten unseen`).toBe(true);
    }
  }

  check(): void {
    for (const { workspace, seen } of this.openTabs()) {
      const { base, clashes } = workspace.guideRecord.getState();
      for (const field of FIELDS) if (!clashes.includes(field)) note(seen, field, base[field]);
    }
    for (const typed of this.alive) {
      expect(this.isThere(typed), `lost ${typed.field} “${typed.value}”`).toBe(true);
    }
    this.checkPrivate();
  }

  private openTabs(): readonly Tab[] {
    return this.tabs.filter(({ isOpen }) => isOpen);
  }

  private isSaved({ field, value }: Omit<Typed, 'userId'>): boolean {
    return this.server.changes.some(
      (change) => change.field === API_NAMES[field] && String(change.value) === value,
    );
  }

  /** True if the value is in a form, on the device or on the server. */
  private isThere({ userId, field, value }: Typed): boolean {
    const isShown = this.openTabs().some(
      (tab) => tab.userId === userId && tab.workspace.guideRecord.getState().mine[field] === value,
    );
    const isKept = [...this.storage.items].some(
      ([key, text]) => key.includes(`.${userId}.`) && text.includes(`"${value}"`),
    );
    return isShown || isKept || this.isSaved({ field, value });
  }

  /** Checks that people see only their own values and saved ones. */
  private checkPrivate(): void {
    for (const { userId, workspace } of this.openTabs()) {
      const { mine } = workspace.guideRecord.getState();
      const others = this.alive.filter((typed) => typed.userId !== userId && !this.isSaved(typed));
      for (const { field, value } of others) {
        expect(mine[field], 'somebody else’s unsaved text').not.toBe(value);
      }
    }
  }
}

function note(seen: Map<Field, Set<string>>, field: Field, value: string): void {
  seen.set(field, (seen.get(field) ?? new Set()).add(value));
}

/** The server's value of a field, as the form would show it. */
function wire(row: object | null, field: Field): string {
  const value = new Map<string, unknown>(Object.entries(row ?? {})).get(API_NAMES[field]);
  return value === null || value === 'Not yet provided' ? '' : String(value);
}

/** Lets promises run until the condition holds. */
async function settle(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  expect(condition()).toBe(true);
}

it('loses nothing that was typed, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = new World();
      for (const index of TABS.keys()) await world.open(index);
      for (const each of taken) {
        await world.take(each);
        world.check();
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);
