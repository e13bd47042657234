import { ButtonLink } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { useGate } from '@hamyar/module-sdk';
import '../css/roles.css';
import '../css/staff.css';
import { InvitationMenu } from '../features/employee-invitation/invitation-menu.tsx';
import { EmployeeList } from '../features/employee-list/employee-list.tsx';
import { RolesButton } from '../features/roles/roles-button.tsx';
import { faInvitations } from '../messages/fa-invitations.ts';
import { ADDS_EMPLOYEES, CHANGES_ROLES } from '../shared/staff-gates.ts';

/** The employees (spec 2.11), with the dialog of roles (decisions 2.2) and what can be done with invitations. */
export function EmployeesScreen() {
  const changesRoles = useGate(CHANGES_ROLES);
  const adds = useGate(ADDS_EMPLOYEES);
  return (
    <EmployeeList
      actions={
        <>
          {changesRoles ? <RolesButton /> : null}
          {adds ? (
            <ButtonLink variant="primary" icon={<PlusIcon />} href="/employees/new">
              {faInvitations.add}
            </ButtonLink>
          ) : null}
        </>
      }
      invitation={(row) => <InvitationMenu row={row} />}
    />
  );
}
