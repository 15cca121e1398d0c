import type { PendingGuide, PendingPlace } from '@laneway/contract/authoring';
import { examplePendingGuide, examplePendingPlace } from '@laneway/contract/examples.test-data';
import type { CallServer } from '../../../api/client.ts';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';

type Input = {
  readonly params?: { readonly id: number };
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
};

/** The network condition for the next call. */
export type NetworkCondition = 'fine' | 'request lost' | 'reply lost';

/** A server with one draft, by the rules of the real one: versions, keys and the row in every refusal. */
export class DraftServer {
  guide: PendingGuide | null;
  places: PendingPlace[] = [];
  /** Every change of a field that was ever carried out. */
  readonly changes: { readonly id: string; readonly field: string; readonly value: unknown }[] = [];
  /** The number of rows that were created. */
  created = 0;
  network: NetworkCondition = 'fine';
  private nextId = 100;
  private readonly replies = new Map<string, unknown>();

  constructor(
    guide: PendingGuide | null = {
      ...examplePendingGuide,
      pg_pending_status: 'draft',
      pending_places: [],
    },
  ) {
    this.guide = guide;
  }

  readonly call: CallServer = (async (name: string, input: Input = {}) => {
    // The real server replies asynchronously too, so a caller that needs a synchronous reply has a race.
    await Promise.resolve();
    const network = this.network;
    this.network = 'fine';
    if (network === 'request lost') throw new NetworkError();
    const reply = structuredClone(this.once(name, input));
    if (network === 'reply lost') throw new NetworkError();
    return reply;
  }) as CallServer;

  /** Someone else saves the guide. */
  editElsewhere(fields: Partial<PendingGuide>): void {
    const guide = this.requireGuide();
    this.guide = { ...guide, ...fields, pg_version: guide.pg_version + 1 };
  }

  private once(name: string, input: Input): unknown {
    const { idempotencyKey: key } = input;
    if (key !== undefined && this.replies.has(key)) return this.replies.get(key);
    const reply = this.carryOut(name, input);
    if (key !== undefined) this.replies.set(key, reply);
    return reply;
  }

  private carryOut(name: string, { params, body = {} }: Input): unknown {
    switch (name) {
      case 'createPendingGuide':
        return this.create(body);
      case 'getPendingGuide':
        return this.whole();
      case 'updatePendingGuide':
        return this.updateGuide(body);
      case 'addPendingPlace':
        return this.addPlace(body);
      case 'updatePendingPlace':
        return this.updatePlace(params?.id ?? 0, body);
      case 'deletePendingPlace':
        this.places = this.places.filter(({ pp_id }) => pp_id !== params?.id);
        return undefined;
      case 'orderPendingPlaces':
        return this.order(body);
      case 'getGuideHistory':
        return { items: [] };
      default:
        throw new Error(`The server of the tests has no ${name}`);
    }
  }

  private create(body: Input['body'] = {}): PendingGuide {
    this.created += 1;
    const { pending_places: _places, ...empty } = examplePendingGuide;
    this.guide ??= { ...empty, pg_version: 1, pg_pending_status: 'draft', original_g_id: null };
    this.note('guide', body);
    this.guide = { ...this.guide, ...written(body, 'pg_'), pg_version: 1 };
    return this.whole();
  }

  private updateGuide(body: Input['body'] = {}): PendingGuide {
    const guide = this.requireGuide();
    const { pending_places: _places, ...row } = guide;
    if (body.pg_version !== guide.pg_version) throw stale(row);
    this.note('guide', body);
    this.guide = { ...row, ...written(body, 'pg_'), pg_version: guide.pg_version + 1 };
    return this.guide;
  }

  private addPlace(body: Input['body'] = {}): PendingPlace {
    this.created += 1;
    this.nextId += 1;
    const place = {
      ...examplePendingPlace,
      pp_title: 'Not yet provided',
      pp_original_p_id: null,
      pp_id: this.nextId,
      pp_order: this.places.length,
      ...written(body, 'pp_'),
    };
    this.note(`place ${place.pp_id}`, body);
    this.places.push(place);
    return place;
  }

  private updatePlace(id: number, body: Input['body'] = {}): PendingPlace {
    const place = this.places.find(({ pp_id }) => pp_id === id);
    if (place === undefined)
      throw new ApiProblem({ status: 404, code: 'not_found', detail: 'Gone' });
    if (body.pp_version !== place.pp_version) throw stale(place);
    this.note(`place ${id}`, body);
    const saved = { ...place, ...written(body, 'pp_'), pp_version: place.pp_version + 1 };
    this.places = this.places.map((each) => (each.pp_id === id ? saved : each));
    return saved;
  }

  private order(body: Input['body'] = {}): PendingGuide {
    const guide = this.requireGuide();
    if (body.pg_version !== guide.pg_version) throw stale(this.whole());
    const ids = body.pp_ids as readonly number[];
    this.places = this.places
      .map((place) => ({ ...place, pp_order: ids.indexOf(place.pp_id) }))
      .toSorted((a, b) => a.pp_order - b.pp_order);
    this.guide = { ...guide, pg_version: guide.pg_version + 1 };
    return this.whole();
  }

  private whole(): PendingGuide {
    return { ...this.requireGuide(), pending_places: this.places };
  }

  private requireGuide(): PendingGuide {
    if (this.guide === null)
      throw new ApiProblem({ status: 404, code: 'not_found', detail: 'Guide not found' });
    return this.guide;
  }

  private note(id: string, body: Readonly<Record<string, unknown>>): void {
    for (const [field, value] of Object.entries(body)) this.changes.push({ id, field, value });
  }
}

/** The fields that a save may change. */
function written(
  body: Readonly<Record<string, unknown>>,
  prefix: string,
): Readonly<Record<string, unknown>> {
  const decided = ['pg_version', 'pp_version', 'pg_pending_status', 'pg_author_id'];
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name.startsWith(prefix) && !decided.includes(name)),
  );
}

function stale(current: unknown): ApiProblem {
  return new ApiProblem({
    status: 409,
    code: 'stale_version',
    detail: 'Saved by someone else',
    current: structuredClone(current),
  });
}
