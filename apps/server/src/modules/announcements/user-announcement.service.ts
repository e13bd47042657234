import type { UserAnnouncement } from '@hamyar/contracts';
import type { QueryOf, userAnnouncements } from '@hamyar/contracts/schemas';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { attachmentsOf } from '../attachments/public.ts';
import { toUserAnnouncement } from './announcement.presenter.ts';
import { findAnnouncement } from './announcement.repository.ts';
import {
  announcementHasFile,
  findForReader,
  listForReader,
  storeReceipt,
  type ReadRecord,
} from './user-announcement.repository.ts';

const KIND = 'announcement';
type ReadDeps = Pick<Deps, 'db' | 'clock'>;

async function present(db: Deps['db'], records: readonly ReadRecord[]): Promise<UserAnnouncement[]> {
  const files = await attachmentsOf(db, { kind: KIND, ids: records.map(({ id }) => id) });
  return records.map((record) => toUserAnnouncement(record, files));
}

/** One page of what the person can read now (spec 7.27). */
export async function pageForReader(
  { db, clock }: ReadDeps,
  user: CurrentUser,
  { page, perPage }: QueryOf<typeof userAnnouncements>,
): Promise<{ rows: UserAnnouncement[]; page: PageInfo }> {
  const { rows, total } = await listForReader(db, user.id, clock.now(), { page, perPage });
  return { rows: await present(db, rows), page: { currentPage: page, perPage, total } };
}

/** One that the person can read now. @throws NotFound */
export async function readAnnouncement(
  { db, clock }: ReadDeps,
  user: CurrentUser,
  id: number,
): Promise<UserAnnouncement> {
  const record = await findForReader(db, user.id, clock.now(), id);
  if (!record) throw new NotFound();
  return (await present(db, [record]))[0]!;
}

/**
 * Stores that the person has seen a version, or says that they have read it. Only what asks for it is acknowledged, and
 * nobody says it of a version that is still to come. @throws NotFound
 */
export async function confirmAnnouncement(
  { db, clock }: ReadDeps,
  user: CurrentUser,
  id: number,
  { version_number: sent, acked }: { version_number: number; acked: boolean },
): Promise<UserAnnouncement> {
  const now = clock.now();
  await withTransaction(db, async (trx) => {
    const record = await findForReader(trx, user.id, now, id);
    if (!record) throw new NotFound();
    const number = Math.min(sent, record.version_number);
    await storeReceipt(trx, { id, userId: user.id, number, acked: acked && record.require_ack, at: now });
  });
  return readAnnouncement({ db, clock }, user, id);
}

/** Who may have the files of an announcement: who can read it, and who may change it. */
export const announcementFileOwners: NonNullable<ServerModule['fileOwners']> = {
  announcement: {
    has: announcementHasFile,
    mayView: async ({ db, clock }, user, id) =>
      (await findForReader(db, user.id, clock.now(), id)) !== null || (await findAnnouncement(db, user, id)) !== null,
    namesOf: async ({ db }, user, ids) => {
      const rows = await Promise.all(ids.map((id) => findAnnouncement(db, user, id)));
      return rows.flatMap((row) =>
        row ? [{ id: row.id, name: row.title, object_type: KIND, object_id: row.id }] : [],
      );
    },
  },
};
