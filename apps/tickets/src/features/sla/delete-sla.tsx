import type { Sla } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteSlaPolicyMutation } from '../../api/sla.api.ts';
import { faSlaPolicy as text } from '../../messages/fa-sla-policy.ts';

interface DeleteSlaProps {
  policy: Sla;
  onDeleted(): void;
}

/** The button that deletes a policy, after a question; the answer says what still names it. */
export function DeleteSla({ policy, onDeleted }: DeleteSlaProps) {
  const [remove] = useDeleteSlaPolicyMutation();
  const ask = async () => {
    const deleted = await confirmDelete({
      title: fill(text.deleteTitle, { name: isolate(policy.name) }),
      onYes: () => remove(policy.id).unwrap(),
    });
    if (!deleted) return;
    toast.success(text.deleted);
    onDeleted();
  };
  return (
    <Button variant="danger-text" icon={<TrashIcon />} onClick={() => void ask()}>
      {text.delete}
    </Button>
  );
}
