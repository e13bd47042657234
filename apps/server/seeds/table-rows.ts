import { TICKET_STATUS } from '@hamyar/contracts';
import { searchKey, searchKeyCompact } from '@hamyar/persian';
import type { DemoRows, DemoValue } from '../src/platform/demo/demo-data.ts';
import { contactNorm, nameNorm } from '../src/modules/users/public.ts';
import { type Company, type SeedOrganization, type SeedUser, roleId } from './company.ts';
import type { NumberedTicket } from './generate.ts';
import type { SeedContent } from './ticket-builder.ts';

const DAY = 86_400_000;
const at = (milliseconds: number | null): Date | null => (milliseconds === null ? null : new Date(milliseconds));

const USER_COLUMNS = [
  'id',
  'employee',
  'first_name',
  'last_name',
  'name_norm',
  'contact_norm',
  'username',
  'username_key',
  'email',
  'email_key',
  'mobile',
  'gender',
  'branch_id',
  'status',
  'password_hash',
  'password_changed_at',
  'last_login_at',
  'full_admin',
  'branch_admin',
  'department_admin',
  'organization_id',
  'supervisor',
  'customer_level_id',
  'country_code',
  'state_id',
  'city_id',
  'description',
  'verified_at',
  'created_at',
  'updated_at',
];

function userRow(user: SeedUser, end: number, passwordHash: string): DemoValue[] {
  const created = new Date(end - user.age * DAY);
  const lastLogin =
    user.status === 'active' && (user.employee || user.id % 3 !== 0)
      ? new Date(end - ((user.id * 7919) % (user.employee ? 20 : 700)) * 3_600_000 - 3_600_000)
      : null;
  return [
    user.id,
    user.employee,
    user.first,
    user.last,
    nameNorm(user.first, user.last),
    contactNorm(user),
    user.username,
    user.username,
    user.email,
    user.email,
    user.mobile,
    user.gender,
    user.branch,
    user.status,
    passwordHash,
    created,
    lastLogin,
    user.role === 'full_admin',
    user.role === 'branch_admin',
    user.role === 'department_admin',
    user.organization,
    user.role === 'organization_supervisor',
    user.level,
    user.employee ? null : 'IR',
    user.state,
    user.state,
    user.job,
    created,
    created,
    created,
  ];
}

/**
 * Contracts of organisations end at different times: one has just ended, one ends within the week in which a warning is
 * shown.
 */
function organizationRow(o: SeedOrganization, end: number): DemoValue[] {
  const left = o.id === 7 ? -12 : o.id === 10 ? 5 : 20 + ((o.id * 53) % 380);
  const created = new Date(end - o.age * DAY);
  return [
    o.id,
    o.branch,
    o.name,
    searchKeyCompact(o.name),
    `NG-${1000 + o.id}`,
    o.level,
    `0${[21, 31, 51][o.branch - 1] ?? 21}880${String(10_000 + o.id * 37).slice(-5)}`,
    `https://${o.domain}`,
    'IR',
    o.state,
    o.state,
    o.field,
    new Date(end + left * DAY),
    o.id === 12 ? true : null,
    created,
    created,
  ];
}

/** The people of the company as rows. Every one has the same password hash. */
export function peopleRows(company: Company, end: number, passwordHash: string): DemoRows[] {
  return [
    {
      table: 'organization',
      rows: company.organizations.map((o) => organizationRow(o, end)),
      columns: [
        'id',
        'branch_id',
        'name',
        'name_norm',
        'code',
        'customer_level_id',
        'phone',
        'website',
        'country_code',
        'state_id',
        'city_id',
        'description',
        'expire_at',
        'members_see_all',
        'created_at',
        'updated_at',
      ],
    },
    { table: 'user', columns: USER_COLUMNS, rows: company.users.map((user) => userRow(user, end, passwordHash)) },
    {
      table: 'user_role',
      columns: ['user_id', 'role_id'],
      rows: company.staff.flatMap((s) => s.extraRoles.map((key): DemoValue[] => [s.id, roleId(key)])),
    },
    {
      table: 'department_member',
      columns: ['department_id', 'user_id', 'manager'],
      rows: company.staff.flatMap((s) =>
        s.departments.map((id): DemoValue[] => [id, s.id, s.role === 'department_admin']),
      ),
    },
  ];
}

export const TICKET_COLUMNS = [
  'id',
  'number',
  'subject',
  'subject_dense',
  'kind',
  'channel',
  'owner_id',
  'recipient_id',
  'customer_id',
  'assignee_id',
  'created_by_id',
  'department_id',
  'branch_id',
  'organization_id',
  'category_id',
  'service_id',
  'status',
  'importance',
  'first_staff_reply_at',
  'last_staff_reply_at',
  'last_customer_reply_at',
  'last_activity_at',
  'waiting_since',
  'closed_at',
  'closed_by_id',
  'close_reason',
  'close_note',
  'assignee_at_close_id',
  'reopened_count',
  'last_reopened_at',
  'satisfaction',
  'satisfaction_comment',
  'satisfaction_at',
  'content_count',
  'public_content_count',
  'attachment_count',
  'public_attachment_count',
  'shares_count',
  'last_seq',
  'last_public_seq',
  'last_public_author_id',
  'created_at',
  'updated_at',
  'version',
];

const filesOf = (contents: readonly SeedContent[]): number => contents.reduce((sum, c) => sum + c.files.length, 0);

/** A ticket as a row; it contains what the list shows, so that lists never count (decisions 2.3). */
export function ticketRow(t: NumberedTicket): DemoValue[] {
  const spoken = t.contents.filter((c) => c.type !== 'system');
  const open = t.contents.filter((c) => c.publicSeq !== null);
  const last = open.at(-1);
  return [
    t.id,
    t.number,
    t.subject,
    searchKeyCompact(t.subject),
    t.kind,
    t.channel,
    t.owner,
    t.recipient,
    t.customer,
    t.assignee,
    t.createdBy,
    t.department,
    t.branch,
    t.organization,
    t.category,
    t.service,
    t.status,
    t.importance,
    at(t.firstStaffReplyAt),
    at(t.lastStaffReplyAt),
    at(t.lastCustomerReplyAt),
    at(t.lastActivityAt),
    at(t.waitingSince),
    at(t.closedAt),
    t.closedBy,
    t.closeReason,
    t.closeNote,
    t.status === TICKET_STATUS.closed ? t.assignee : null,
    t.reopenedCount,
    at(t.lastReopenedAt),
    t.satisfaction,
    t.satisfactionComment,
    at(t.satisfactionAt),
    spoken.length,
    open.length,
    filesOf(t.contents),
    filesOf(open),
    t.shares.length,
    t.contents.length,
    last?.publicSeq ?? 0,
    last?.author ?? null,
    at(t.createdAt),
    at(t.lastActivityAt),
    t.version,
  ];
}

/**
 * `search_key` is the text that the application compares; the loader stores it only where the database would read a
 * different text, as the application does.
 */
export const CONTENT_COLUMNS = [
  'id',
  'ticket_id',
  'seq',
  'public_seq',
  'type',
  'author_id',
  'author_kind',
  'on_behalf_of_id',
  'body_html',
  'dir',
  'event',
  'published_at',
  'attachment_count',
  'created_at',
  'search_key',
] as const;

export function contentRow(id: number, ticket: number, c: SeedContent): DemoValue[] {
  return [
    id,
    ticket,
    c.seq,
    c.publicSeq,
    c.type,
    c.author,
    c.authorKind,
    c.onBehalfOf,
    c.body.html,
    c.body.dir,
    c.event === null ? null : JSON.stringify(c.event),
    at(c.at),
    c.files.length,
    at(c.at),
    c.type === 'system' ? null : searchKey(c.body.text),
  ];
}
