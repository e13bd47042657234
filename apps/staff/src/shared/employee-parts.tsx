import { type EmployeeRow, pictureUrl } from '@hamyar/contracts';
import { formatDate, formatIsoDate } from '@hamyar/dayjs-jalali';
import { Avatar, Line, Ltr, Tag } from '@hamyar/design-system/basics';
import { TextLink } from '@hamyar/design-system/theme';
import { fill, joinFa, shared, showPhone } from '@hamyar/persian';
import { faInvitations } from '../messages/fa-invitations.ts';
import { faEmployees } from '../messages/fa-employees.ts';

const text = faEmployees;
const STATUS_TONES = { active: 'success', inactive: 'neutral', invited: 'info', blocked: 'error' } as const;

export const nameOf = (row: Pick<EmployeeRow, 'name'>) => row.name || shared.noName;

/** Picture, name and address of an employee; the name leads to the page. */
export const EmployeeName = ({ row, href }: { row: EmployeeRow; href: string }) => (
  <span className="st-who">
    <Avatar name={nameOf(row)} src={pictureUrl(row)} seed={row.id} size={32} />
    <span>
      <b>
        <TextLink className="st-open" href={href}>
          <Line>{nameOf(row)}</Line>
        </TextLink>
      </b>
      <small>
        <Login row={row} />
      </small>
    </span>
  </span>
);

/** By what the person logs in, or is known. */
function Login({ row: { email, mobile } }: { row: EmployeeRow }) {
  if (email) return <Line>{email}</Line>;
  return mobile ? <Ltr>{showPhone(mobile)}</Ltr> : <Line>{text.list.noLogin}</Line>;
}

/** State of an account. */
export const EmployeeStatus = ({ status }: Pick<EmployeeRow, 'status'>) => (
  <Tag tone={STATUS_TONES[status]} dot>
    {text.statuses[status]}
  </Tag>
);

/** Until when somebody can accept the invitation; nothing of everybody else. */
export function InvitationTime({ row: { invitation } }: { row: Pick<EmployeeRow, 'invitation'> }) {
  if (!invitation) return null;
  return (
    <small className="st-quiet">
      {invitation.expires_at === null
        ? faInvitations.ended
        : fill(faInvitations.until, { date: formatDate(invitation.expires_at) })}
    </small>
  );
}

/** The rank, where it is more than an employee's, and the roles. */
export function RankAndRoles({ row }: { row: Pick<EmployeeRow, 'rank' | 'roles'> }) {
  const ranked = row.rank !== 'employee' || row.roles.length === 0;
  return (
    <span className="st-tags">
      {ranked ? <Tag tone={row.rank === 'employee' ? 'neutral' : 'primary'}>{text.ranks[row.rank]}</Tag> : null}
      {row.roles.map(({ id, name }) => (
        <Tag key={id}>
          <Line>{name}</Line>
        </Tag>
      ))}
    </span>
  );
}

const dayOf = (iso: string) => formatIsoDate(iso, 'YYYY/MM/DD');

/** Whether the person is there to get tickets, or from or until when not. */
export function Presence({ row }: { row: Pick<EmployeeRow, 'away' | 'absence' | 'status'> }) {
  if (row.status !== 'active') return <span className="st-quiet">—</span>;
  if (!row.absence) return <span className="st-quiet">{text.list.present}</span>;
  return (
    <Tag tone={row.away ? 'warning' : 'info'} dot>
      {row.away
        ? fill(text.list.awayUntil, { date: dayOf(row.absence.until) })
        : fill(text.list.awayFrom, { date: dayOf(row.absence.from) })}
    </Tag>
  );
}

export const branchOf = ({ branch, all_branches }: Pick<EmployeeRow, 'branch' | 'all_branches'>): string =>
  all_branches ? text.form.allBranches : (branch?.name ?? shared.notSet);

export const departmentsOf = ({ departments }: Pick<EmployeeRow, 'departments'>): string =>
  joinFa(departments.map(({ name }) => name));
