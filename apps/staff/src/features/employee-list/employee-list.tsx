import type { ReactNode } from 'react';
import { EMPLOYEE_RANKS, pagePath, USER_STATUSES, type EmployeeListQuery, type EmployeeRow } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { Checkbox, Line } from '@hamyar/design-system/basics';
import { Select, type SelectOption } from '@hamyar/design-system/fields';
import { RowCard } from '@hamyar/design-system/table';
import {
  choiceFilter,
  defineList,
  flagFilter,
  ListPage,
  numberFilter,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { toFa } from '@hamyar/persian';
import { useReferenceList } from '@hamyar/store';
import { useAllDepartmentsQuery } from '../../api/department.api.ts';
import { useEmployeesQuery } from '../../api/employee.api.ts';
import { useEmployeeRolesQuery } from '../../api/role.api.ts';
import { faEmployees } from '../../messages/fa-employees.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { optionsOf } from '../../shared/department-options.ts';
import {
  branchOf,
  departmentsOf,
  EmployeeName,
  EmployeeStatus,
  InvitationTime,
  Presence,
  RankAndRoles,
} from '../../shared/employee-parts.tsx';

const text = faEmployees.list;
const hrefOf = (row: EmployeeRow) => pagePath('/employees/:id', { id: row.id });

const employeeList = defineList<EmployeeListQuery>()({
  filters: {
    s: textFilter(),
    role_id: numberFilter(),
    rank: choiceFilter(EMPLOYEE_RANKS),
    department_id: numberFilter(),
    branch_id: numberFilter(),
    status: choiceFilter(USER_STATUSES),
    away: flagFilter(),
  },
  sorts: ['name', 'open_ticket_count', 'last_login_at'],
  defaultSort: { by: 'name', order: 'asc' },
});

/** The actions on the invitation of a row. */
type InvitationActions = (row: EmployeeRow) => ReactNode;

const columnsWith = (invitation: InvitationActions): ListColumn<EmployeeRow, SortsOf<typeof employeeList>>[] => [
  {
    key: 'name',
    title: text.name,
    sortable: true,
    locked: true,
    width: 230,
    render: (row) => <EmployeeName row={row} href={hrefOf(row)} />,
  },
  { key: 'roles', title: text.role, render: (row) => <RankAndRoles row={row} /> },
  {
    key: 'departments',
    title: text.departments,
    render: (row) => (departmentsOf(row) ? <Line>{departmentsOf(row)}</Line> : <span className="st-quiet">—</span>),
  },
  { key: 'branch', title: text.branch, width: 120, render: (row) => <Line>{branchOf(row)}</Line> },
  {
    key: 'open_ticket_count',
    title: text.openTickets,
    width: 90,
    numeric: true,
    sortable: true,
    render: (row) => toFa(row.open_ticket_count),
  },
  { key: 'presence', title: text.presence, width: 150, render: (row) => <Presence row={row} /> },
  {
    key: 'last_login_at',
    title: text.lastLogin,
    width: 110,
    sortable: true,
    render: (row) =>
      row.last_login_at === null ? <span className="st-quiet">{text.noLogin}</span> : formatDate(row.last_login_at),
  },
  {
    key: 'status',
    title: text.status,
    width: 170,
    render: (row) => (
      <span className="st-state">
        <EmployeeStatus status={row.status} />
        <InvitationTime row={row} />
      </span>
    ),
  },
  { key: 'invitation', title: text.invitation, width: 90, render: invitation },
];

/** One filter of the list, a choice that can be taken back. */
function FilterSelect<Value extends string | number>(props: {
  label: string;
  options: SelectOption<Value>[];
  value: Value | undefined;
  onChange(value: Value | undefined): void;
}) {
  const { label, options, value, onChange } = props;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      clearable
      options={options}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

const useEmployeeList = () => useListQuery(employeeList);

/** The controls of the filters. */
function useControls({ filters, setFilters }: ReturnType<typeof useEmployeeList>) {
  const branches = useReferenceList('branches') ?? [];
  const roles = useEmployeeRolesQuery().data ?? [];
  const departments = (useAllDepartmentsQuery().data?.data ?? []).filter(({ kind }) => kind === 'normal');
  return {
    department_id: (
      <FilterSelect
        label={text.departments}
        options={optionsOf(departments)}
        value={filters.department_id}
        onChange={(department_id) => setFilters({ department_id })}
      />
    ),
    role_id: (
      <FilterSelect
        label={text.role}
        options={optionsOf(roles)}
        value={filters.role_id}
        onChange={(role_id) => setFilters({ role_id })}
      />
    ),
    rank: (
      <FilterSelect
        label={text.rank}
        options={EMPLOYEE_RANKS.map((value) => ({ value, label: faEmployees.ranks[value] }))}
        value={filters.rank}
        onChange={(rank) => setFilters({ rank })}
      />
    ),
    branch_id: (
      <FilterSelect
        label={text.branch}
        options={optionsOf(branches)}
        value={filters.branch_id}
        onChange={(branch_id) => setFilters({ branch_id })}
      />
    ),
    status: (
      <FilterSelect
        label={text.status}
        options={USER_STATUSES.map((value) => ({ value, label: faEmployees.statuses[value] }))}
        value={filters.status}
        onChange={(status) => setFilters({ status })}
      />
    ),
    away: (
      <Checkbox checked={filters.away === true} onChange={(on) => setFilters({ away: on || undefined })}>
        {text.onlyAway}
      </Checkbox>
    ),
  };
}

interface EmployeeListProps {
  /** Buttons in the header. */
  actions?: ReactNode;
  invitation: InvitationActions;
}

/** The employees in scope (spec 2.11). */
export function EmployeeList({ actions, invitation }: EmployeeListProps) {
  const list = useEmployeeList();
  const reading = useEmployeesQuery(list.query);
  const columns = columnsWith(invitation);
  return (
    <ListPage
      name="employees"
      title={titles.employees}
      actions={actions}
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={1120}
      card={(row) => (
        <RowCard
          below={
            <>
              <RankAndRoles row={row} />
              {row.absence ? <Presence row={row} /> : null}
              {row.status === 'active' ? null : <EmployeeStatus status={row.status} />}
              <InvitationTime row={row} />
            </>
          }
        >
          <EmployeeName row={row} href={hrefOf(row)} />
          {invitation(row)}
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={useControls(list)}
    />
  );
}
