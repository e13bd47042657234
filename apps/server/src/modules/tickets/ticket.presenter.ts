import { TICKET_ACTIONS as WIRE_ACTIONS } from '@hamyar/contracts/schemas';
import {
  type AfterClose,
  type ExpectedAnswer,
  type Ticket,
  type TicketAction,
  type TicketContent,
  type TicketRow,
} from '@hamyar/contracts';
import { isRateable, isVoteOpen, type TicketAction as Action } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { presentAttachment, type AttachmentRecord } from '../attachments/public.ts';
import type { SharedDraftRecord } from '../drafts/public.ts';
import { toPerson, type PersonWithContact } from './people.repository.ts';
import { excerptOf } from '../../platform/richtext/rich-text.ts';
import { rowSeenBy, ticketSeenBy, type FieldsReader } from './ticket-hidden-fields.rules.ts';
import { fieldsInRow, named, seenFields, storedInOpenTicket } from './ticket-field-rules.service.ts';
import type { ListReader, OpenTicketRecord, TicketRowRecord } from './ticket-list.repository.ts';
import type { ShownContent } from './ticket-content.repository.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';

type People = ReadonlyMap<number, PersonWithContact>;

/** Ids of the people in a row. */
export const peopleInRow = (row: TicketRowRecord): (number | null)[] => [
  row.customer_id,
  row.owner_id,
  row.recipient_id,
  row.assignee_id,
  row.last_public_author_id,
];

/** Everybody whom shared drafts name. */
export const peopleOfDrafts = (drafts: readonly SharedDraftRecord[] | null): (number | null)[] =>
  (drafts ?? []).flatMap(({ user_id, taken_by_id }) => [user_id, taken_by_id]);

/** Whether the person is the customer who may rate it (decisions 2.2 row "rate"). */
const canRate = (row: TicketRowRecord, user: ListReader): boolean =>
  !user.employee && row.customer_id === user.id && isRateable(row);

/** One row of the list; customers get no internal counts, no importance and no staff people (decisions 2.3 "Row"). */
export function presentRow(row: TicketRowRecord, people: People, user: ListReader & FieldsReader): TicketRow {
  const staff = user.employee;
  const unread = staff ? row.last_seq - row.read_seq : row.last_public_seq - row.read_public_seq;
  return rowSeenBy(
    user,
    {
      id: row.id,
      number: row.number,
      excerpt: excerptOf(row.newest_html ?? ''),
      status: row.status,
      kind: row.kind,
      department: { id: row.department_id, name: row.department_name },
      ...seenFields(user, fieldsInRow(row)),
      customer: toPerson(people, row.customer_id),
      organization: named(row.organization_id, row.organization_name),
      last_author: toPerson(people, row.last_public_author_id),
      unread: unread > 0,
      unread_count: Math.max(0, unread),
      content_count: staff ? row.content_count : row.public_content_count,
      attachment_count: staff ? row.attachment_count : row.public_attachment_count,
      created_at: unixSeconds(row.created_at),
      last_activity_at: unixSeconds(row.last_activity_at),
      satisfaction: row.satisfaction,
      can_rate: canRate(row, user) && row.satisfaction === 0,
      ...(staff ? staffPart(row, people) : {}),
    },
    row.assignee_at_close_id,
  );
}

function staffPart(row: TicketRowRecord, people: People): Partial<TicketRow> {
  const owner = toPerson(people, row.owner_id);
  return {
    version: row.version,
    branch: { id: row.branch_id, name: row.branch_name },
    ...(owner ? { owner } : {}),
    recipient: toPerson(people, row.recipient_id),
    assignee: toPerson(people, row.assignee_id),
    customer_level:
      row.level_id === null
        ? null
        : { id: row.level_id, name: row.level_name ?? '', color: row.level_color ?? '', icon: row.level_icon },
    waiting_since: unixSeconds(row.waiting_since),
    tags: row.tags ?? [],
    shares_count: row.shares_count,
    sla: { state: row.sla_state, due_at: unixSeconds(row.sla_due_at) },
  };
}

/** All data of an open ticket. */
export interface OpenTicket {
  row: OpenTicketRecord;
  people: People;
  contents: readonly ShownContent[];
  attachments: readonly AttachmentRecord[];
  shares: readonly { user_id: number; editable: boolean }[];
  links: Ticket['links'];
  followers: readonly number[];
  customFields: Ticket['custom_fields'];
  actions: readonly Action[];
  deletable: ReadonlySet<number>;
  editable: ReadonlySet<number>;
  replyRefused: Ticket['reply_refused'];
  undoSeconds: number;
  /** The last content that the customer has read; null where there is no customer, and for customers. */
  customerReadSeq: number | null;
  /** What follows when this employee closes it; null for customers. */
  afterClose: AfterClose | null;
  /** When the customer of a ticket without an answer can expect it. */
  expectedAnswer: ExpectedAnswer | null;
  missingOnClose: readonly { field: string }[];
  mayCreateTags: boolean;
  hasTodos: boolean;
  /** Drafts of answers, for who may share one. */
  drafts: readonly SharedDraftRecord[];
  slaClocks: Ticket['sla_clocks'];
  customerAccount: Ticket['customer_account'];
  /** Of a merged ticket: the one with its conversation, where this person sees it. */
  mergedInto: NonNullable<Ticket['merged']>['into'];
  /** Numbers of the tickets whose conversations this one has, by id. */
  origins: Origins;
  now: number;
}

type Origins = Readonly<Record<string, string>>;

/** An open ticket in the form for this person. */
export function presentTicket(open: OpenTicket, user: CurrentUser): Ticket {
  const { row, people } = open;
  const staff = user.employee;
  const contact = row.customer_id === null ? undefined : people.get(row.customer_id);
  const wire: readonly string[] = WIRE_ACTIONS;
  return ticketSeenBy(
    user,
    {
      ...presentRow(row, people, user),
      ...seenFields(user, storedInOpenTicket(row)),
      // what employees take for spam is no reason that its sender is given
      ...(!user.employee && row.close_reason === 'spam' ? { close_reason: 'other' as const } : {}),
      customer_contact: contact
        ? {
            id: contact.id,
            name: contact.name,
            employee: contact.employee,
            profile_picture_name: contact.profile_picture_name,
            mobile: contact.mobile,
            email: contact.email,
          }
        : null,
      closed_at: unixSeconds(row.closed_at),
      first_staff_reply_at: unixSeconds(row.first_staff_reply_at),
      satisfaction_at: unixSeconds(row.satisfaction_at),
      satisfaction_editable: canRate(row, user) && isVoteOpen(unixSeconds(row.satisfaction_at), open.now),
      last_seq: staff ? row.last_seq : row.last_public_seq,
      last_read_seq: staff ? row.read_seq : row.read_public_seq,
      actions: open.actions.filter((action): action is Action & TicketAction => wire.includes(action)),
      reply_refused: open.replyRefused,
      locked: row.locked,
      undo_seconds: open.undoSeconds,
      links: open.links,
      merged: row.merged_into_id === null ? null : { into: open.mergedInto },
      custom_fields: open.customFields,
      contents: open.contents.map((content) => presentContent(content, open, user)),
      ...(staff
        ? {
            created_by: toPerson(people, row.created_by_id),
            followed: open.followers.includes(user.id),
            followers: open.followers.flatMap((id) => toPerson(people, id) ?? []),
            customer_read_seq: open.customerReadSeq,
            ...(open.afterClose && { after_close: open.afterClose }),
            missing_on_close: open.missingOnClose.map(({ field }) => field),
            may_create_tags: open.mayCreateTags,
            has_todos: open.hasTodos,
            ...presentDrafts(open, user.id),
            customer_account: open.customerAccount,
            sla_clocks: open.slaClocks,
            ...{ sla_name: row.sla_name, sla_id: row.sla_id, sla_by_hand: row.sla_by_hand },
            shares: open.shares.flatMap(({ user_id, editable }) => {
              const person = toPerson(people, user_id);
              return person ? [{ ...person, editable }] : [];
            }),
          }
        : { expected_answer: open.expectedAnswer }),
    },
    row.assignee_at_close_id,
  );
}

/** Pictures in a text; those of an unsent one are for its author alone. */
const PICTURES = /<img\b[^>]*>/g;

/** The own draft, as far as colleagues know of it, and what colleagues let this employee read (decisions 2.4). */
function presentDrafts(
  { drafts, people }: Pick<OpenTicket, 'drafts' | 'people'>,
  userId: number,
): Pick<Ticket, 'own_draft' | 'shared_drafts'> {
  const own = drafts.find(({ user_id }) => user_id === userId);
  return {
    own_draft: { shared: own?.shared ?? false, taken_by: toPerson(people, own?.taken_by_id ?? null) },
    shared_drafts: drafts.flatMap(({ user_id, shared, body_html, files, updated_at }) => {
      const author = toPerson(people, user_id);
      if (!shared || user_id === userId || !author || (body_html === '' && files.length === 0)) return [];
      return [{ author, body_html: body_html.replace(PICTURES, ''), files, updated_at }];
    }),
  };
}

/** Lines about another ticket, of which customers learn the number. */
const LINES_WITH_NUMBER = ['merged', 'merged_into', 'unmerged', 'unmerged_from'];

/** An event of a system line; customers learn neither who of the staff it was nor the reason. */
function presentLine(content: ShownContent, staff: boolean) {
  const event = content.event as TicketContent['event'];
  if (staff || event === null) return event;
  return { name: event.name, from: null, to: LINES_WITH_NUMBER.includes(event.name) ? event.to : null };
}

/**
 * One content of the conversation. For the customer, what staff wrote in their name is their own message (decisions 2.3
 * `created_by_id`).
 */
export function presentContent(
  content: ShownContent,
  {
    people,
    attachments,
    deletable,
    editable,
    origins,
  }: Pick<OpenTicket, 'people' | 'attachments' | 'deletable' | 'editable' | 'origins'>,
  user: CurrentUser,
): TicketContent {
  const staff = user.employee;
  const authorId = !staff && content.on_behalf_of_id !== null ? content.on_behalf_of_id : content.author_id;
  const removed = content.state === 'deleted';
  const hidden = !staff && content.type === 'system' && content.author_kind !== 'customer';
  return {
    id: content.id,
    seq: staff ? content.seq : (content.public_seq ?? 0),
    type: content.type,
    state: content.state,
    author: hidden ? null : toPerson(people, authorId),
    author_kind: !staff && content.on_behalf_of_id !== null ? 'customer' : content.author_kind,
    on_behalf_of: staff ? toPerson(people, content.on_behalf_of_id) : null,
    body_html: removed ? '' : content.body_html,
    dir: content.dir,
    excerpt: removed ? '' : excerptOf(content.body_html),
    at: unixSeconds(content.published_at ?? content.created_at),
    edited_at: unixSeconds(content.edited_at),
    edit_count: content.edit_count,
    send_at: content.state === 'pending' ? unixSeconds(content.send_at) : null,
    mine: authorId === user.id,
    deletable: deletable.has(content.id),
    editable: editable.has(content.id),
    attachments: removed
      ? []
      : attachments.filter(({ context_id }) => context_id === content.id).map(presentAttachment),
    origin: content.origin_ticket_id === null ? null : (origins[content.origin_ticket_id] ?? null),
    event: presentLine(content, staff),
  };
}
