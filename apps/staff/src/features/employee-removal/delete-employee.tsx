import type { Employee } from '@hamyar/contracts';
import { DeleteButton } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteEmployeeMutation } from '../../api/employee.api.ts';
import { faInvitations as text } from '../../messages/fa-invitations.ts';
import { nameOf } from '../../shared/employee-parts.tsx';

/** The button that deletes an employee, after a question. */
export function DeleteEmployee({ employee, onDeleted }: { employee: Employee; onDeleted(): void }) {
  const [remove] = useDeleteEmployeeMutation();
  return (
    <DeleteButton
      question={{ title: fill(text.removeTitle, { name: isolate(nameOf(employee)) }), message: text.removeHint }}
      remove={() => remove(employee.id).unwrap()}
      deleted={text.removed}
      onDeleted={onDeleted}
    >
      {text.remove}
    </DeleteButton>
  );
}
