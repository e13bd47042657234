import { useState } from 'react';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { OnDemand } from '@hamyar/module-kit/keys';
import { savedHref } from '@hamyar/module-kit/list';
import { lazyPart, useNavigate, useSession } from '@hamyar/module-sdk';
import { useReferenceList } from '@hamyar/store';
import '../css/staff.css';
import { newEmployee } from '../features/employee-form/new-employee.ts';
import { NewEmployeeForm, type StoredEmployee } from '../features/employee-form/new-employee.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const InvitationLinkDialog = lazyPart(
  () => import('../features/employee-invitation/invitation-link.dialog.tsx'),
  'InvitationLinkDialog',
);
const LIST = '/employees';

/** The page for a new employee (spec 2.11). */
export function EmployeeNewScreen() {
  const navigate = useNavigate();
  const user = useSession();
  const branches = useReferenceList('branches') ?? [];
  const [stored, setStored] = useState<StoredEmployee | null>(null);
  const leave = (id?: number) => navigate(savedHref(LIST, id), { replace: true });
  const branch = branches.find(({ id }) => id === user.branch_id) ?? branches[0] ?? null;
  const done = (one?: StoredEmployee) => (one?.invitation?.token ? setStored(one) : leave(one?.id));
  const close = () => {
    setStored(null);
    leave(stored?.id);
  };
  return (
    <Page>
      <PageHeader title={titles.employeeNew} backHref={LIST} />
      <NewEmployeeForm
        // the first branch is known once the lists are there
        key={branch?.id ?? 0}
        label={titles.employeeNew}
        blank={newEmployee(user, branch)}
        onDone={done}
      />
      <OnDemand onClose={close}>
        {stored?.invitation?.token ? (
          <InvitationLinkDialog
            name={stored.name}
            token={stored.invitation.token}
            expiresAt={stored.invitation.expires_at}
            onClose={close}
          />
        ) : null}
      </OnDemand>
    </Page>
  );
}
