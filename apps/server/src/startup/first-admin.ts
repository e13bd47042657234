import { hashPassword } from '../platform/auth/passwords.ts';
import { createHash, randomBytes } from 'node:crypto';
import { withTransaction } from '../platform/database/transaction.ts';
import {
  findUnclaimedAdmin,
  hasUsers,
  insertInitialRecords,
  saveFirstAdmin,
  saveLoginToken,
  FIRST_ADMIN_USERNAME,
} from './installation.repository.ts';
import type { Platform } from './open-platform.ts';

/** How to log in to an installation in which nobody has logged in yet. */
export interface FirstAdmin {
  username: string;
  /** Valid until it is changed, which the first login requires. */
  password: string;
  /** Valid once, for {@link HOURS} hours. */
  loginToken: string;
}

const HOURS = 24;

/** Creates the first full admin of an empty installation; `null` when somebody can already log in. */
export async function createFirstAdmin({ deps: { db, clock } }: Platform): Promise<FirstAdmin | null> {
  return withTransaction(db, async (trx) => {
    const unclaimed = await findUnclaimedAdmin(trx);
    if (unclaimed === undefined && (await hasUsers(trx))) return null;
    if (unclaimed === undefined) await insertInitialRecords(trx);
    const password = randomBytes(9).toString('base64url');
    const loginToken = randomBytes(32).toString('base64url');
    const id = await saveFirstAdmin(trx, unclaimed, await hashPassword(password));
    const expiresAt = new Date(clock.now().getTime() + HOURS * 3_600_000);
    await saveLoginToken(trx, id, createHash('sha256').update(loginToken).digest(), expiresAt);
    return { username: FIRST_ADMIN_USERNAME, password, loginToken };
  });
}
