import type { Sla } from '@hamyar/contracts';
import { DeleteButton } from '@hamyar/module-kit/form';
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
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(policy.name) }) }}
      remove={() => remove(policy.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
