import { useState } from 'react';
import type { Employee } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { toast } from '@hamyar/design-system/overlay';
import { ActionDialog } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useSetEmployeeStatusMutation } from '../../api/employee.api.ts';
import { faEmployees } from '../../messages/fa-employees.ts';
import { nameOf } from '../../shared/employee-parts.tsx';

const text = faEmployees.status;

/** The button that switches an account off or on again, with the dialog that says what follows. */
export function EmployeeStatusButton({ employee }: { employee: Employee }) {
  const [open, setOpen] = useState(false);
  const on = employee.status === 'active' || employee.status === 'invited';
  const label = on ? faEmployees.page.deactivate : faEmployees.page.activate;
  return (
    <>
      <Button variant={on ? 'danger-text' : 'default'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <EmployeeStatusDialog employee={employee} on={!on} submitLabel={label} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface EmployeeStatusDialogProps {
  employee: Employee;
  /** What the account becomes. */
  on: boolean;
  submitLabel: string;
  onClose(): void;
}

function EmployeeStatusDialog({ employee, on, submitLabel, onClose }: EmployeeStatusDialogProps) {
  const [send, { isLoading, error }] = useSetEmployeeStatusMutation();
  const submit = async () => {
    const { id, version } = employee;
    const { data } = await send({ id, version, status: on ? 'active' : 'inactive' });
    if (!data) return;
    toast.success(on ? text.activated : text.deactivated);
    onClose();
  };
  return (
    <ActionDialog
      title={fill(on ? text.activateTitle : text.deactivateTitle, { name: isolate(nameOf(employee)) })}
      subtitle={on ? text.activateHint : text.deactivateHint}
      submitLabel={submitLabel}
      sending={isLoading}
      error={error ? failureText(error) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {on ? null : (
        <>
          {employee.open_ticket_count > 0 ? (
            <p>{fill(text.openTickets, { n: toFa(employee.open_ticket_count) })}</p>
          ) : null}
          <p>{text.kept}</p>
        </>
      )}
    </ActionDialog>
  );
}
