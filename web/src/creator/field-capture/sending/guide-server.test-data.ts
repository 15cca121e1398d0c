import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { CallServer } from '../../../api/client.ts';
import { ApiProblem } from '../../../api/failures.ts';

type Input = {
  readonly params?: { readonly id: number };
  readonly body?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
};
type Stored = { readonly request: string; readonly reply: unknown };

/** Drafts by the rules of the real server: versions, and one effect for each idempotency key. */
export class GuideServer {
  readonly guides = new Map<number, PendingGuide>();
  readonly places: PendingPlace[] = [];
  /** The guides that accept no changes. */
  readonly locked = new Set<number>();
  private readonly replies = new Map<string, Stored>();
  private lastId = 0;

  readonly call: CallServer = (async (name: string, input: Input = {}) => {
    await Promise.resolve();
    const { idempotencyKey: key, params, body } = input;
    const request = JSON.stringify([name, params, body]);
    const stored = key === undefined ? undefined : this.replies.get(key);
    if (stored !== undefined) {
      if (stored.request !== request) throw problem(409, 'conflict', 'Key used for another one');
      return structuredClone(stored.reply);
    }
    const reply = this.carryOut(name, input);
    if (key !== undefined) this.replies.set(key, { request, reply: structuredClone(reply) });
    return structuredClone(reply);
  }) as CallServer;

  /** The real server deletes replies after two days, too. */
  forgetReplies(): void {
    this.replies.clear();
  }

  addGuide(): number {
    this.lastId += 1;
    const guide = { ...examplePendingGuide, pg_id: this.lastId, pg_version: 1, pg_path: null };
    this.guides.set(guide.pg_id, guide);
    return guide.pg_id;
  }

  /** Someone else saves the guide. */
  editElsewhere(id: number, fields: Partial<PendingGuide>): void {
    const guide = this.find(id);
    this.guides.set(id, { ...guide, ...fields, pg_version: guide.pg_version + 1 });
  }

  private carryOut(name: string, { params, body = {} }: Input): unknown {
    const id = params?.id ?? 0;
    switch (name) {
      case 'createPendingGuide': {
        const created = this.addGuide();
        this.guides.set(created, { ...this.find(created), ...body });
        return this.find(created);
      }
      case 'listAuthoredGuides':
        return [...this.guides.values()];
      case 'getPendingGuide':
        return {
          ...this.find(id),
          pending_places: this.places.filter((place) => place.pp_pg_id === id),
        };
      case 'updatePendingGuide':
        return this.update(id, body);
      case 'addPendingPlace':
        return this.addPlace(id, body);
      default:
        throw new Error(`The server of the tests has no ${name}`);
    }
  }

  private update(id: number, body: Readonly<Record<string, unknown>>): PendingGuide {
    const guide = this.editable(id);
    if (body.pg_version !== guide.pg_version) throw problem(409, 'stale_version', 'Stale');
    const saved = { ...guide, ...body, pg_version: guide.pg_version + 1 };
    this.guides.set(id, saved);
    return saved;
  }

  private addPlace(id: number, body: Readonly<Record<string, unknown>>): PendingPlace {
    const guide = this.editable(id);
    this.guides.set(id, { ...guide, pg_version: guide.pg_version + 1 });
    this.lastId += 1;
    const place = { ...examplePendingPlace, pp_image: '', ...body, pp_id: this.lastId };
    this.places.push({ ...place, pp_pg_id: id });
    return place;
  }

  private editable(id: number): PendingGuide {
    if (this.locked.has(id)) throw problem(409, 'conflict', 'Content cannot be edited.');
    return this.find(id);
  }

  private find(id: number): PendingGuide {
    const guide = this.guides.get(id);
    if (guide === undefined) throw problem(404, 'not_found', 'Guide not found');
    return guide;
  }
}

function problem(status: number, code: ApiProblem['code'], detail: string): ApiProblem {
  return new ApiProblem({ status, code, detail });
}
