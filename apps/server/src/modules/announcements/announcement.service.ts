import type { Announcement, AnnouncementReceipt, AnnouncementRow, AnnouncementVersion } from '@hamyar/contracts';
import type { announcementReach, announcementReceipts, QueryOf } from '@hamyar/contracts/schemas';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Forbidden, Nok, NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import type { PageInfo } from '../../platform/http/outcome.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { attachmentsOf, dropAttachments } from '../attachments/public.ts';
import { audit } from '../logs/public.ts';
import { openChannels, refusedBranches } from './announcement-check.service.ts';
import { endAnnouncement } from './announcement-publishing.service.ts';
import { managesAllBranches, mayManageAnnouncements } from './announcement.policy.ts';
import { toAnnouncement, toAnnouncementRow, toReceipt, toVersion } from './announcement.presenter.ts';
import {
  countAnnouncements,
  findAnnouncement,
  listAnnouncements,
  listVersions,
  updateAnnouncement,
  type AnnouncementQuery,
  type AnnouncementRecord,
} from './announcement.repository.ts';
import { countReach, countSent, listReceipts, namesOfTargets } from './audience.repository.ts';
import { messages } from './messages.ts';

/** @throws Forbidden for whoever writes no announcements */
export function assertManagesAnnouncements(user: CurrentUser): void {
  if (!mayManageAnnouncements(user)) throw new Forbidden();
}

/** The branches of a new announcement: all, or the own one. */
export const ownBranches = (user: CurrentUser): number[] => [managesAllBranches(user) ? ALL_BRANCHES : user.branch_id];

/** An announcement with everything that its page shows; of a live one its people are counted anew. */
async function presentAnnouncement(db: AnyDb, record: AnnouncementRecord): Promise<Announcement> {
  const names = await namesOfTargets(db, [record]);
  const files = await attachmentsOf(db, { kind: 'announcement', ids: [record.id] });
  const sent_count = record.state === 'live' ? await countSent(db, record.id) : record.sent_count;
  return toAnnouncement({ ...record, sent_count }, names, files);
}

/** One page of the announcements that the person writes. @throws Forbidden */
export async function pageOfAnnouncements(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  query: AnnouncementQuery,
): Promise<{ rows: AnnouncementRow[]; page: PageInfo }> {
  assertManagesAnnouncements(user);
  const [records, total] = await Promise.all([listAnnouncements(db, user, query), countAnnouncements(db, user, query)]);
  const names = await namesOfTargets(db, records);
  return {
    rows: records.map((record) => toAnnouncementRow(record, names)),
    page: { currentPage: query.page, perPage: query.perPage, total },
  };
}

async function found(db: AnyDb, user: CurrentUser, id: number): Promise<AnnouncementRecord> {
  assertManagesAnnouncements(user);
  const record = await findAnnouncement(db, user, id);
  if (!record) throw new NotFound();
  return record;
}

/** One announcement. @throws Forbidden, NotFound */
export const openAnnouncement = async ({ db }: { db: AnyDb }, user: CurrentUser, id: number): Promise<Announcement> =>
  presentAnnouncement(db, await found(db, user, id));

/** What people have read of an announcement. @throws Forbidden, NotFound */
export async function versionsOfAnnouncement(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  id: number,
): Promise<AnnouncementVersion[]> {
  await found(db, user, id);
  return (await listVersions(db, id)).map(toVersion);
}

/** One page of the people of an announcement; nobody has one that was never shown. @throws Forbidden, NotFound */
export async function pageOfReceipts(
  { db }: Pick<Deps, 'db'>,
  user: CurrentUser,
  id: number,
  { page, perPage, state }: QueryOf<typeof announcementReceipts>,
): Promise<{ rows: AnnouncementReceipt[]; page: PageInfo }> {
  const { version_number: shown } = await found(db, user, id);
  const { rows, total } = shown === 0 ? { rows: [], total: 0 } : await listReceipts(db, id, { state, page, perPage });
  return { rows: rows.map(toReceipt), page: { currentPage: page, perPage, total } };
}

/** How many people an audience has now. A branch admin counts the own branch. @throws Forbidden, ValidationFailed */
export async function reachOf(deps: Deps, user: CurrentUser, query: QueryOf<typeof announcementReach>) {
  assertManagesAnnouncements(user);
  const { audience, branch_ids = ownBranches(user), department_ids = [], role_ids = [] } = query;
  const { organization_ids = [], customer_level_ids = [] } = query;
  const refused = refusedBranches(user, branch_ids);
  if (refused) throw new ValidationFailed([refused]);
  const reach = await countReach(deps.db, {
    ...{ audience, branch_ids, department_ids, role_ids },
    ...{ organization_ids, customer_level_ids },
  });
  return { ...reach, channels: await openChannels(deps) };
}

/** An announcement that the person may change, locked. @throws Forbidden, NotFound, Nok VERSION_CONFLICT */
export async function lockManaged(
  trx: AnyDb,
  user: CurrentUser,
  id: number,
  version: number | undefined,
): Promise<AnnouncementRecord> {
  assertManagesAnnouncements(user);
  const current = await findAnnouncement(trx, user, id, true);
  if (!current) throw new NotFound();
  await checkVersion(version, current.version, () => presentAnnouncement(trx, current));
  return current;
}

const about = ({ id, title }: Pick<AnnouncementRecord, 'id' | 'title'>) =>
  ({ object_type: 'announcement', object_id: id, object_name: title }) as const;

/** Ends a live announcement by hand (decisions 2.27). @throws Forbidden, NotFound, Nok TRANSITION_FORBIDDEN, VERSION_CONFLICT */
export async function endByHand(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  version: number | undefined,
): Promise<Announcement> {
  return withTransaction(deps.db, async (trx) => {
    const current = await lockManaged(trx, user, id, version);
    if (current.state !== 'live') throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.stateForbidden);
    await endAnnouncement(deps, trx, current);
    await audit(deps, trx, { caller: user, ip }, { action: 'announcement.end', ...about(current) });
    return openAnnouncement({ db: trx }, user, id);
  });
}

/** Deletes an announcement for everybody, with its files. @throws Forbidden, NotFound */
export async function deleteAnnouncement(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    const current = await lockManaged(trx, user, id, undefined);
    if (current.state === 'live' || current.state === 'scheduled') await endAnnouncement(deps, trx, current);
    const now = deps.clock.now();
    await updateAnnouncement(trx, id, { deleted_at: now });
    await dropAttachments(trx, { kind: 'announcement', id }, now);
    await audit(deps, trx, { caller: user, ip }, { action: 'announcement.delete', ...about(current) });
  });
}
