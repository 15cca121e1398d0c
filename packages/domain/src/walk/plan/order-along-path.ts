import type { WalkPlan, WalkStop } from './walk-plan.ts';

type Walked = Pick<WalkPlan, 'path' | 'loop' | 'stops'>;

/** A stop's place in the order of the path: the lap of a loop, then metres along the path. */
type Turn = { readonly id: number; readonly lap: 0 | 1; readonly along: number };

/**
 * The ids of all stops in the order in which the path passes them; null if they are in that order already, or without a
 * path. A stop far from the path stays behind its predecessor. A loop begins at its first stop, wherever on the path
 * that is. Where a path passes a stop twice, either pass may be meant, so a street walked out and back is in order.
 */
export function orderAlongPath(plan: Walked): readonly number[] | null {
  const turns = turnsOf(plan);
  const sorted = turns.toSorted(compareTurns);
  if (sorted.every((turn, at) => turn === turns[at])) return null;
  const order = sorted.map(({ id }) => id);
  return arrange(plan.stops, order, ({ id }) => id).map(({ id }) => id);
}

/** The stops that the path passes before one that the list has earlier, and those others. */
export function stopsOutOfTurn(plan: Walked): ReadonlySet<number> {
  const turns = turnsOf(plan);
  const out = new Set<number>();
  // A stop is out of turn if one before it in the list comes later on the path, or one after it earlier.
  const addOutOfTurn = (line: readonly Turn[], isBehind: (turn: Turn, other: Turn) => boolean) => {
    let farthest: Turn | null = null;
    for (const turn of line) {
      if (farthest !== null && isBehind(turn, farthest)) out.add(turn.id);
      else farthest = turn;
    }
  };
  addOutOfTurn(turns, (turn, other) => compareTurns(turn, other) < 0);
  addOutOfTurn(turns.toReversed(), (turn, other) => compareTurns(turn, other) > 0);
  return out;
}

/** The first two consecutive stops on the path that it passes the other way round; null for none. */
export function firstReversal(plan: Walked): readonly [earlier: number, later: number] | null {
  const turns = turnsOf(plan);
  for (const [at, turn] of turns.entries()) {
    const next = turns[at + 1];
    if (next !== undefined && compareTurns(next, turn) < 0) return [turn.id, next.id];
  }
  return null;
}

/**
 * Puts items into an order of ids. Others stay behind the item that they followed, or at the start if they followed
 * none.
 */
export function arrange<Item>(
  items: readonly Item[],
  order: readonly number[],
  idOf: (item: Item) => number,
): readonly Item[] {
  const turns = new Map(order.map((id, turn) => [id, turn]));
  let turn = -1;
  const placed = items.map((item) => {
    turn = turns.get(idOf(item)) ?? turn;
    return { item, turn };
  });
  // Sorting is stable, so the others stay behind.
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ item }) => item);
}

function turnsOf({ path, loop, stops }: Walked): readonly Turn[] {
  if (path === null) return [];
  const located = stops.filter((stop): stop is WalkStop & { along: number } => stop.along !== null);
  const start = loop ? (located[0]?.along ?? 0) : 0;
  return located.map(({ id, along }) => ({ id, along, lap: along < start ? 1 : 0 }));
}

function compareTurns(a: Turn, b: Turn): number {
  return a.lap - b.lap || a.along - b.along;
}
