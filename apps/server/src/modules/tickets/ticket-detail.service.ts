import { TICKET_STATUS, type Ticket, type TicketContent } from '@hamyar/contracts';
import { canDeleteContent, withinReopenWindow, type TicketAction } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound } from '../../platform/http/app-errors.ts';
import { attachmentsOf } from '../attachments/public.ts';
import { mayCreateTags } from '../catalog/public.ts';
import { mayManageCustomers } from '../customers/public.ts';
import { licenseOf, staffMayWrite } from '../license/public.ts';
import type { SettingsReading } from '../settings/public.ts';
import { firstAnswerOf } from './expected-answer.service.ts';
import { peopleOf } from './people.repository.ts';
import { findDepartment } from '../departments/public.ts';
import { contentsOf, unseenContents, type ShownContent } from './ticket-content.repository.ts';
import { linesSeenBy, readerOfRow } from './ticket-hidden-fields.rules.ts';
import { missingOnClose } from './ticket-closing.service.ts';
import { customFieldsOf, formsInForce } from './ticket-form.service.ts';
import { stateOf } from './ticket-content-step.service.ts';
import { undoSeconds } from './ticket-content.service.ts';
import { surroundingsOf, type TicketSurroundings } from './ticket-links.repository.ts';
import { mayEdit } from './ticket-edit.service.ts';
import { withinUnmergeWindow } from './ticket-unmerge.service.ts';
import { hasTodos } from './ticket-todos.repository.ts';
import { clocksOfOpenTicket } from './ticket-sla-clocks.service.ts';
import { sharesOf } from './ticket-share.repository.ts';
import { actionsOn, can, mayShareDrafts, reopenPolicy, rightSettings } from './ticket.policy.ts';
import { peopleInRow, peopleOfDrafts, presentContent, presentTicket, type OpenTicket } from './ticket.presenter.ts';
import { findTicket, policyTicket, type TicketRecord } from './ticket.repository.ts';
import { readOne } from './ticket-list.repository.ts';
import type { TicketContext } from './ticket-context.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

/**
 * Opens a ticket for a person: row, people, conversation and allowed actions (quality.md: at most 12 statements).
 * @throws NotFound
 */
export async function openTicket(context: TicketContext, user: CurrentUser, id: number): Promise<Ticket> {
  const { deps } = context;
  const settings = await context.settings.current();
  const row = await readOne(deps.db, user, id);
  if (!row) throw new NotFound();
  const shares = row.shares_count === 0 ? [] : await sharesOf(deps.db, id);
  const ticket: TicketRecord = { ...row, shares };
  if (!can(user, 'view', policyTicket(ticket), settings)) throw new NotFound();
  const contents = await contentsOf(deps.db, id, { id: user.id, staff: user.employee });
  const attachments = await attachmentsOf(deps.db, {
    kind: 'ticket_content',
    ids: contents.filter((c) => c.attachment_count > 0).map((c) => c.id),
  });
  const around = await surroundingsOf(deps.db, row, user, hasTodos(deps, user, id));
  const people = await peopleOf(deps.db, [
    ...peopleInRow(row),
    row.created_by_id,
    ...contents.flatMap((c) => [c.author_id, c.on_behalf_of_id]),
    ...shares.map((s) => s.user_id),
    ...(user.employee ? around.followers : []),
    ...peopleOfDrafts(around.drafts),
  ]);
  const { actions, replyRefused } = await availableActions(deps, user, ticket, settings);
  const forms = await formsInForce(deps);
  const now = deps.clock.unix();
  const separable = around.merged_at !== null && withinUnmergeWindow(around.merged_at, deps.clock.now());
  const open: OpenTicket = {
    row,
    people,
    contents,
    attachments,
    shares,
    links: around.links,
    followers: around.followers,
    customFields: customFieldsOf(forms, row, around.custom_values, user),
    missingOnClose: actions.includes('close')
      ? missingOnClose(user, row, {
          settings,
          form: around.form_required ? { forms, stored: around.custom_values } : null,
        })
      : [],
    actions: separable ? actions : actions.filter((action) => action !== 'unmerge'),
    replyRefused,
    now,
    deletable: findDeletableContents(user, ticket, contents, settings, { now, staffReadSeq: around.staff_read_seq }),
    editable: new Set(contents.filter((one) => mayEdit(user, ticket, one, settings, now)).map(({ id: one }) => one)),
    customerReadSeq: user.employee && row.customer_id !== null ? around.customer_read_seq : null,
    undoSeconds: user.employee && actions.includes('reply') ? undoSeconds(around, settings) : 0,
    hasTodos: around.has_todos,
    drafts: mayShareDrafts(user, actions) ? (around.drafts ?? []) : [],
    slaClocks: await clocksOfOpenTicket(deps, around.sla, now),
    // the account is for who manages customers (decisions 2.2)
    customerAccount: mayManageCustomers(user) ? accountOf(around, settings, now) : null,
    afterClose: user.employee ? around.after_close : null,
    expectedAnswer: user.employee ? null : await firstAnswerOf(deps, row),
    mayCreateTags: mayCreateTags(user, settings),
    mergedInto: around.merged_into,
    origins: around.origins ?? {},
  };
  return presentTicket(open, user);
}

/** When the account of the customer ends, by the earlier of the two dates, and what they still do then (decisions 2.1). */
function accountOf(
  { account }: Pick<TicketSurroundings, 'account'>,
  settings: SettingsReading,
  now: number,
): Ticket['customer_account'] {
  const own = account?.own ?? Infinity;
  const organization = account?.organization ?? Infinity;
  const expire_date = Math.min(own, organization);
  if (expire_date === Infinity) return null;
  return {
    expire_date,
    expired: expire_date <= now,
    of: own <= organization ? 'customer' : 'organization',
    may_reply: rightSettings(settings).expired_customer_can_reply,
  };
}

/**
 * The person's allowed actions, and the reason when they may not reply. A customer's reply on a closed ticket opens it
 * again, so that it is none of them when that is not possible any more.
 */
export async function availableActions(
  deps: Deps,
  user: CurrentUser,
  ticket: TicketRecord,
  settings: SettingsReading,
): Promise<{ actions: TicketAction[]; replyRefused: Ticket['reply_refused'] }> {
  if (user.employee && !staffMayWrite((await licenseOf(deps).current()).state))
    return { actions: [], replyRefused: 'license_expired' };
  const object = policyTicket(ticket);
  const actions = actionsOn(user, object, settings);
  if (ticket.merged_into_id !== null) return { actions, replyRefused: 'merged' };
  if (actions.includes('reply') && !user.employee && ticket.status === TICKET_STATUS.closed) {
    const department = await findDepartment(deps.db, ticket.department_id);
    const policy = reopenPolicy(settings, department);
    if (!withinReopenWindow(stateOf(ticket).closed_at, deps.clock.unix(), policy))
      return { actions: actions.filter((a) => a !== 'reply'), replyRefused: 'closed_window_passed' };
  }
  if (actions.includes('reply')) return { actions, replyRefused: null };
  if (!user.employee)
    return { actions, replyRefused: user.expired ? 'expired' : ticket.locked ? 'locked' : 'read_only' };
  if (ticket.locked) return { actions, replyRefused: 'locked' };
  return {
    actions,
    replyRefused:
      ticket.assignee_id !== null && ticket.assignee_id !== user.id && ticket.shares.every((s) => s.user_id !== user.id)
        ? 'assigned_to_colleague'
        : 'read_only',
  };
}

function findDeletableContents(
  user: CurrentUser,
  ticket: TicketRecord,
  contents: readonly ShownContent[],
  settings: SettingsReading,
  { now, staffReadSeq }: { now: number; staffReadSeq: number },
): Set<number> {
  const object = policyTicket(ticket);
  const may = (content: ShownContent, readByOthers: boolean) =>
    canDeleteContent(
      user,
      object,
      {
        author_id: content.author_id,
        type: content.type,
        state: content.state,
        created_at: unixSeconds(content.published_at ?? content.created_at),
        read_by_staff: readByOthers,
      },
      rightSettings(settings),
      now,
    );
  const candidates = contents.filter((content) => may(content, false));
  const last = candidates.at(-1);
  const read = !user.employee && last !== undefined && staffReadSeq >= last.seq;
  return new Set(candidates.filter((content) => may(content, read)).map(({ id }) => id));
}

/** The contents after a sequence that the person may see: those that a stale sender has not seen; none of a ticket that they lost. */
export async function contentsAfter(
  context: TicketContext,
  user: CurrentUser,
  ticket: Ticket | null,
  seq: number,
): Promise<TicketContent[]> {
  if (!ticket) return [];
  const { db } = context.deps;
  const record = await findTicket(db, ticket.id);
  const unseen = await unseenContents(db, ticket.id, { id: user.id, staff: user.employee }, seq);
  // what may still be taken back is read by its author alone; others learn that it is there
  const contents = unseen.map((content) => (content.state === 'pending' ? { ...content, body_html: '' } : content));
  const attachments = await attachmentsOf(db, {
    kind: 'ticket_content',
    ids: contents.filter((c) => c.state !== 'pending').map((c) => c.id),
  });
  const people = await peopleOf(
    db,
    contents.flatMap((c) => [c.author_id, c.on_behalf_of_id]),
  );
  return linesSeenBy(
    readerOfRow(user, ticket, record?.assignee_at_close_id ?? null),
    contents.map((content) =>
      presentContent(content, { people, attachments, deletable: new Set(), editable: new Set(), origins: {} }, user),
    ),
  );
}
