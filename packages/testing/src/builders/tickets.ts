import { TICKET_STATUS, type Ticket, type TicketContent, type TicketRow } from '@hamyar/contracts';

/** Unix seconds of the moment used for the built tickets: 1405/02/10 10:30 in Tehran. */
const BUILT_AT = 1_777_532_400;

const CUSTOMER = { id: 70, name: 'رضا محمدی', employee: false, profile_picture_name: null };
const EXPERT = { id: 7, name: 'سارا کریمی', employee: true, profile_picture_name: null };

/** One row of the list as staff see it; {@link forCustomer} removes what customers never get. */
export function buildTicketRow(changes: Partial<TicketRow> = {}): TicketRow {
  const id = changes.id ?? 482;
  return {
    id,
    number: `0502-${String(id).padStart(6, '0')}-2`,
    subject: 'خطا در ثبت سند حسابداری',
    excerpt: 'هنگام ثبت سند پیام خطا می‌گیرم.',
    status: TICKET_STATUS.open,
    kind: 'customer',
    department: { id: 1, name: 'پشتیبانی فنی' },
    category: { id: 11, name: 'خطای نرم‌افزار' },
    service: { id: 21, name: 'حسابداری ابری' },
    customer: CUSTOMER,
    organization: { id: 4, name: 'پخش البرز' },
    last_author: CUSTOMER,
    unread: false,
    unread_count: 0,
    content_count: 1,
    attachment_count: 0,
    created_at: BUILT_AT - 3_600,
    last_activity_at: BUILT_AT - 600,
    satisfaction: 0,
    can_rate: false,
    version: 1,
    importance: 1,
    branch: { id: 1, name: 'تهران' },
    owner: CUSTOMER,
    recipient: null,
    assignee: null,
    customer_level: null,
    waiting_since: BUILT_AT - 600,
    tags: [],
    shares_count: 0,
    sla: { state: 'none', due_at: null },
    ...changes,
  };
}

/** One content of a conversation; a public message of the customer by default. */
export function buildContent(changes: Partial<TicketContent> = {}): TicketContent {
  const author = changes.author_kind === 'employee' ? EXPERT : CUSTOMER;
  return {
    id: 9_001,
    seq: 1,
    type: 'message',
    state: 'published',
    author,
    author_kind: 'customer',
    on_behalf_of: null,
    body_html: '<p dir="rtl">هنگام ثبت سند پیام خطا می‌گیرم.</p>',
    dir: 'rtl',
    excerpt: 'هنگام ثبت سند پیام خطا می‌گیرم.',
    at: BUILT_AT - 600,
    edited_at: null,
    edit_count: 0,
    send_at: null,
    mine: false,
    deletable: false,
    editable: false,
    attachments: [],
    origin: null,
    event: null,
    ...changes,
  };
}

/** An open ticket as staff see it, with one message of its customer. */
export function buildTicket(changes: Partial<Ticket> = {}): Ticket {
  const contents = changes.contents ?? [buildContent()];
  const last = contents.at(-1)?.seq ?? 0;
  return {
    ...buildTicketRow(changes),
    channel: 'web',
    customer_contact: { ...CUSTOMER, mobile: '+989121234567', email: null },
    created_by: CUSTOMER,
    closed_at: null,
    close_reason: null,
    first_staff_reply_at: null,
    reopened_count: 0,
    satisfaction_comment: null,
    satisfaction_at: null,
    satisfaction_editable: false,
    last_seq: last,
    last_read_seq: 0,
    actions: ['reply', 'note', 'claim', 'close'],
    reply_refused: null,
    locked: false,
    undo_seconds: 0,
    shares: [],
    followed: false,
    followers: [],
    customer_read_seq: 0,
    after_close: 'stay',
    may_create_tags: false,
    sla_name: null,
    sla_clocks: null,
    links: [],
    merged: null,
    custom_fields: [],
    contents,
    ...changes,
  };
}

const STAFF_ONLY = [
  'version',
  'importance',
  'branch',
  'owner',
  'recipient',
  'assignee',
  'customer_level',
  'waiting_since',
  'tags',
  'shares_count',
  'sla',
  'created_by',
  'shares',
  'followed',
  'followers',
  'customer_read_seq',
  'after_close',
  'may_create_tags',
  'sla_name',
  'sla_clocks',
] as const;

/** The same row or ticket without the fields that a customer never gets. */
export function forCustomer<Row extends TicketRow>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !(STAFF_ONLY as readonly string[]).includes(name)),
  ) as Row;
}
