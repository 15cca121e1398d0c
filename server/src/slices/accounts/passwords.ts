import { canonicalPassword } from '@laneway/domain/accounts/password';
import { hash, verify } from '@node-rs/argon2';

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Null stands for an account that nobody can log in to: as much work as any other, and never right. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

/** argon2id, the package's default algorithm, at the cost that OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and one of Node's four pool threads, which reading files needs too. However many people log in
 * at once, this many are worked on and the others wait.
 */
const AT_ONCE = 3;

export function createPasswords(): Passwords {
  const inTurn = createTurns(AT_ONCE);
  let nobodys: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(canonicalPassword(password), COST)),
    verify: async (passwordHash, password) => {
      nobodys ??= hash('the password of nobody', COST);
      const against = passwordHash ?? (await nobodys);
      const right = await inTurn(() => verify(against, canonicalPassword(password)));
      return right && passwordHash !== null;
    },
  };
}

/** Lets at most this many tasks run at once; the others run in the order they came in. */
export function createTurns(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, or it would be taken twice.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
