import type { Announcement, AnnouncementChannel } from '@hamyar/contracts';
import type { announcementStore, announcementUpdate, BodyOf } from '@hamyar/contracts/schemas';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { Updateable } from 'kysely';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { dateFromUnixSeconds, unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction, type Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { Nok, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { storeFiles } from '../attachments/public.ts';
import { audit, changedColumns } from '../logs/public.ts';
import { audienceErrors, contentErrors, type Wanted } from './announcement-check.service.ts';
import {
  beginAnnouncementVersion,
  planEnd,
  planStart,
  reachAnew,
  startAnnouncement,
} from './announcement-publishing.service.ts';
import {
  findAnnouncement,
  insertAnnouncement,
  updateAnnouncement,
  type AnnouncementRecord,
} from './announcement.repository.ts';
import { assertManagesAnnouncements, lockManaged, openAnnouncement, ownBranches } from './announcement.service.ts';
import type { AnnouncementTable } from './announcement.table.ts';
import { messages } from './messages.ts';

type NewBody = BodyOf<typeof announcementStore>;
type Body = BodyOf<typeof announcementUpdate>;

const KIND = 'announcement';
const dateOf = (at: number | null): Date | null => (at === null ? null : dateFromUnixSeconds(at));
const unique = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

const COLUMNS = {
  version: null,
  publish: null,
  reset: null,
  audience: (audience) => ({ audience }),
  title: (title) => ({ title, title_norm: searchKeyCompact(title) }),
  body: (html) => ({ body_html: html }),
  importance: (importance) => ({ importance }),
  branch_ids: (ids) => ({ branch_ids: unique(ids) }),
  department_ids: (ids) => ({ department_ids: unique(ids) }),
  role_ids: (ids) => ({ role_ids: unique(ids) }),
  organization_ids: (ids) => ({ organization_ids: unique(ids) }),
  customer_level_ids: (ids) => ({ customer_level_ids: unique(ids) }),
  start_at: (at) => ({ start_at: dateOf(at) }),
  end_at: (at) => ({ end_at: dateOf(at) }),
  pinned: (pinned) => ({ pinned }),
  require_ack: (require_ack) => ({ require_ack }),
  // it is in the panel in any case
  channels: (channels) => ({ channels: [...new Set(channels.filter((one) => one !== 'panel'))] }),
  // files, not a column
  attachments: null,
} satisfies BodyColumns<NewBody & Body, AnnouncementTable>;

/** A change of these is a new version for the people who read it. */
const READ_COLUMNS = ['title', 'body_html', 'importance', 'require_ack'] as const;
/** A change of these gives it to other people. */
const AUDIENCE_COLUMNS = [
  ...(['branch_ids', 'department_ids', 'role_ids', 'organization_ids', 'customer_level_ids'] as const),
] as const;

function normalize<Given extends Body>(body: Given): Given {
  const clean: Given = { ...body };
  if (clean.title !== undefined) clean.title = normalizeInput(clean.title);
  if (clean.body !== undefined) clean.body = toRichText(clean.body).html;
  return clean;
}

const NEW: Omit<Wanted, 'audience' | 'branch_ids'> & { channels: AnnouncementChannel[] } = {
  ...{ title: '', body_html: '', start_at: null, end_at: null, channels: ['push'], state: 'draft' },
  ...{ department_ids: [], role_ids: [], organization_ids: [], customer_level_ids: [] },
};

/** What the audit log says of a change; the text is kept by its versions. */
const logged = ({ body_html: _text, title_norm: _norm, ...columns }: Updateable<AnnouncementTable>) => columns;
const changedIn = (before: object, after: object, names: readonly string[]): boolean => {
  const value = (row: object, name: string) => JSON.stringify((row as Record<string, unknown>)[name]);
  return names.some((name) => name in after && value(before, name) !== value(after, name));
};

const filesOf = (user: CurrentUser, id: number, files: Body['attachments'], at: Date) =>
  ({ owner: { kind: KIND, id }, files, field: 'attachments', uploaderId: user.id, at }) as const;

/** Publishes a draft: now, or when it is to start; or takes one that was scheduled back. */
async function settleState(deps: Deps, trx: Trx, user: CurrentUser, id: number, publish: boolean): Promise<void> {
  const current = (await findAnnouncement(trx, user, id))!;
  const later = current.start_at !== null && current.start_at > deps.clock.now();
  if (publish && !later) return startAnnouncement(deps, trx, current);
  await updateAnnouncement(trx, id, { state: publish ? 'scheduled' : 'draft' });
  await planStart(deps, trx, id, publish ? current.start_at : null);
}

/** Creates an announcement as a draft or publishes it. @returns its id @throws Forbidden, ValidationFailed */
export async function createAnnouncement(deps: Deps, { user, ip }: Editor, input: NewBody): Promise<number> {
  assertManagesAnnouncements(user);
  const body = normalize(input);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const columns = { branch_ids: ownBranches(user), ...columnsOf(COLUMNS, body) };
    const wanted = { ...NEW, ...columns };
    const errors = [
      ...(await contentErrors(deps, trx, wanted, { shown: body.publish ?? false, channelsChanged: true })),
      ...(await audienceErrors(trx, user, wanted)),
    ];
    if (errors.length > 0) throw new ValidationFailed(errors);
    const stamps = { created_by_id: user.id, updated_by_id: user.id, created_at: now, updated_at: now };
    const id = await insertAnnouncement(trx, { ...columns, ...stamps });
    const files = await storeFiles(trx, filesOf(user, id, body.attachments, now));
    if (body.publish) await settleState(deps, trx, user, id, true);
    const about = { object_type: KIND, object_id: id, object_name: columns.title } as const;
    const action = body.publish ? 'announcement.publish' : 'announcement.create';
    await audit(deps, trx, { caller: user, ip }, { action, ...about, after: { ...logged(columns), ...files } });
    return id;
  });
}

/** Whether a body names another start; a form sends the stored one in whole seconds. */
const startMoves = ({ start_at: stored }: AnnouncementRecord, { start_at: sent }: Body): boolean =>
  sent !== undefined && sent !== (stored === null ? null : unixSeconds(stored));

/** What a change does to an announcement that people read: another version, other people, another end. */
async function changeLive(
  deps: Deps,
  trx: Trx,
  user: CurrentUser,
  { before, columns, files, reset }: { before: AnnouncementRecord; columns: object; files: object; reset: boolean },
): Promise<void> {
  const after = (await findAnnouncement(trx, user, before.id))!;
  const written = changedIn(before, columns, READ_COLUMNS) || Object.keys(files).length > 0;
  if (written) await beginAnnouncementVersion(deps, trx, after, { reset, editorId: user.id });
  if ((written && reset) || changedIn(before, columns, AUDIENCE_COLUMNS)) await reachAnew(deps, trx, before.id);
  await planEnd(deps, trx, before.id, after.end_at);
}

/**
 * Changes an announcement: a draft or one that is scheduled, whose state `publish` decides, or one that is live. @throws
 * Forbidden, NotFound, Nok VERSION_CONFLICT and TRANSITION_FORBIDDEN for one that has ended, ValidationFailed
 */
export async function changeAnnouncement(
  deps: Deps,
  { user, ip }: Editor,
  id: number,
  input: Body,
): Promise<Announcement> {
  const body = normalize(input);
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    const current = await lockManaged(trx, user, id, body.version);
    if (current.state === 'ended') throw new Nok('TRANSITION_FORBIDDEN', undefined, messages.stateForbidden);
    const live = current.state === 'live';
    const { start_at: _start, ...withoutStart } = body;
    const columns = columnsOf(COLUMNS, live ? withoutStart : body);
    const wanted = { ...current, ...columns };
    const errors = [
      ...(await contentErrors(deps, trx, wanted, {
        shown: live || (body.publish ?? false),
        channelsChanged: changedIn(current, columns, ['channels']),
      })),
      ...(await audienceErrors(trx, user, wanted)),
    ];
    if (live && startMoves(current, body)) errors.push(fieldError('start_at', 'CHOICE', {}, messages.startStays));
    if (errors.length > 0) throw new ValidationFailed(errors);
    await updateAnnouncement(trx, id, { ...columns, updated_by_id: user.id, updated_at: now });
    const files = await storeFiles(trx, filesOf(user, id, body.attachments, now));
    if (live) await changeLive(deps, trx, user, { before: current, columns, files, reset: body.reset ?? true });
    else await settleState(deps, trx, user, id, body.publish ?? false);
    const about = { object_type: KIND, object_id: id, object_name: wanted.title } as const;
    const action = !live && body.publish ? 'announcement.publish' : 'announcement.update';
    const change = changedColumns(current, logged(columns));
    await audit(deps, trx, { caller: user, ip }, { action, ...about, ...change, after: { ...change.after, ...files } });
    return openAnnouncement({ db: trx }, user, id);
  });
}
