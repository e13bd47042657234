import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './concurrency-limit.ts';

/** argon2id, 19 MiB, two passes: about 30 ms of one core. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Number of hashes at the same time; each needs 19 MiB and a core. */
const MAX_CONCURRENT_HASHES = 4;

const queue = limitConcurrency(MAX_CONCURRENT_HASHES);

/** A real hash of a password that nobody has, so that an unknown account takes as long as a known one. */
let dummyHash: Promise<string> | null = null;

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, OPTIONS));
}

/** Whether the password matches the stored hash. Without a stored hash it takes the same time and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const wanted = stored ?? (await dummyHash);
  const matches = await queue(() => verify(wanted, password).catch(() => false));
  return matches && stored !== null;
}
