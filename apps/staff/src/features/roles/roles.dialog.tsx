import { useState } from 'react';
import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { FormDialog } from '@hamyar/module-kit/dialog';
import { useNavigate } from '@hamyar/module-sdk';
import { refreshLists } from '@hamyar/store';
import { useEmployeeRolesQuery } from '../../api/role.api.ts';
import { faRoles as text } from '../../messages/fa-roles.ts';
import { DeleteRole } from './delete-role.tsx';
import { RoleFields } from './role-fields.tsx';
import { RoleList } from './role-list.tsx';
import type { SelectedRole } from './role-selection.ts';
import { useRoleForm } from './use-role-form.ts';

const WIDTH = 900;

/** Roles with what they grant: a list of all of them, and the fields of the chosen one (decisions 2.2). */
export function RolesDialog({ onClose }: { onClose(): void }) {
  const roles = useEmployeeRolesQuery();
  const all = roles.data ?? [];
  const [chosen, setChosen] = useState<SelectedRole>();
  const selected = chosen ?? all[0]?.id ?? (roles.data && 'new');
  const { form, stored, failed, read } = useRoleForm(selected, setChosen);
  const navigate = useNavigate();
  const ready = selected === 'new' || stored !== undefined;
  const leaveTo = (next: () => void) => void form.cancel().then((agreed) => agreed && next());
  const showPeople = () => {
    onClose();
    navigate(`/employees?role_id=${stored?.id}`);
  };
  const sorted = () => {
    void roles.refetch();
    // a role that has moved has another version
    if (stored) read();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  return (
    <FormDialog
      form={form}
      title={text.title}
      subtitle={text.subtitle}
      width={WIDTH}
      submitLabel={text.save}
      submitDisabled={!ready}
      cancelLabel={text.close}
      footerEnd={
        stored && !stored.is_system ? (
          <DeleteRole
            key={stored.id}
            role={stored}
            onDeleted={() => setChosen(all.find(({ id }) => id !== stored.id)?.id)}
          />
        ) : null
      }
      onClose={onClose}
    >
      <div className="st-roles">
        <RoleList
          roles={all}
          selected={selected}
          onSelect={(next) => leaveTo(() => setChosen(next))}
          onSorted={sorted}
        />
        {ready ? (
          <RoleFields form={form} stored={stored} onShowPeople={() => leaveTo(showPeople)} />
        ) : (
          <Waiting
            failed={roles.isError || failed}
            onRetry={selected === undefined ? () => void roles.refetch() : read}
          />
        )}
      </div>
    </FormDialog>
  );
}

const Waiting = ({ failed, onRetry }: { failed: boolean; onRetry(): void }) =>
  failed ? <ErrorState title={text.failed} onRetry={onRetry} /> : <Skeleton lines={10} />;
