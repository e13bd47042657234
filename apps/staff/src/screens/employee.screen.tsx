import { NOT_CLOSED_STATUSES, type Employee, pictureUrl } from '@hamyar/contracts';
import { Avatar, Card, Line } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link, useGate, useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { shared, toFa } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import '../css/staff.css';
import { useEmployeeQuery } from '../api/employee.api.ts';
import { EmployeeForm } from '../features/employee-form/employee.form.tsx';
import { InvitationMenu } from '../features/employee-invitation/invitation-menu.tsx';
import { DeleteEmployee } from '../features/employee-removal/delete-employee.tsx';
import { EmployeeStatusButton } from '../features/employee-status/employee-status.dialog.tsx';
import { faEmployees } from '../messages/fa-employees.ts';
import { ADDS_EMPLOYEES } from '../shared/staff-gates.ts';
import {
  branchOf,
  departmentsOf,
  EmployeeStatus,
  InvitationTime,
  nameOf,
  Presence,
  RankAndRoles,
} from '../shared/employee-parts.tsx';

const LIST = '/employees';

/** The page of one employee (spec 2.11). */
export function EmployeeScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useEmployeeQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'employees-id'>({ name: reading.data && nameOf(reading.data) });
  return (
    <Page>
      <PageHeader title={reading.data ? nameOf(reading.data) : shared.user} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <div className="st-form" key={stored.id}>
            <Head employee={stored} onDeleted={() => navigate(LIST)} />
            <EmployeeForm label={shared.user} stored={stored} onDone={() => navigate(LIST)} />
          </div>
        )}
      </ResourceView>
    </Page>
  );
}

/** Who it is, at a glance. */
function Head({ employee, onDeleted }: { employee: Employee; onDeleted(): void }) {
  const { id, status, parts, open_ticket_count: open } = employee;
  const mayWrite = useGate(ADDS_EMPLOYEES);
  const facts = [departmentsOf(employee), branchOf(employee)].filter(Boolean).join(' · ');
  return (
    <Card>
      <div className="st-head">
        <Avatar name={nameOf(employee)} src={pictureUrl(employee)} seed={id} size={56} />
        <div>
          <div className="st-tags">
            <RankAndRoles row={employee} />
            <EmployeeStatus status={status} />
            <Presence row={employee} />
            <InvitationTime row={employee} />
          </div>
          <Line>{facts}</Line>
        </div>
        <div className="st-head-end">
          {open > 0 ? (
            <Link to={ticketsOf({ assignee_ids: [id], status: [...NOT_CLOSED_STATUSES] })}>
              {faEmployees.page.openTickets} ({toFa(open)})
            </Link>
          ) : null}
          <InvitationMenu row={employee} />
          {parts.includes('status') && mayWrite ? (
            <>
              {status === 'invited' ? null : <EmployeeStatusButton employee={employee} />}
              <DeleteEmployee employee={employee} onDeleted={onDeleted} />
            </>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
