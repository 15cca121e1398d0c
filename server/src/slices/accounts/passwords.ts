import { canonicalPassword } from '@laneway/domain/accounts/password';
import { hash, verify } from '@node-rs/argon2';

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Null is an account without a password: it takes the same work and is never right. */
  readonly verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

/** argon2id, the package's default algorithm, with OWASP's recommended parameters. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and one of Node's four pool threads, which file access needs too. However many people log in
 * at once, only this many hashes are computed at a time.
 */
const AT_ONCE = 3;

export function createPasswords(): Passwords {
  const inTurn = createLimiter(AT_ONCE);
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
export function createLimiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot goes straight to the next task in the queue, or it would be taken twice.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
