import type { Sla } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllSlaPoliciesQuery, useDeleteSlaPolicyMutation } from '../../api/sla.api.ts';
import { faSlaPolicy as text } from '../../messages/fa-sla-policy.ts';

interface DeleteSlaProps {
  policy: Sla;
  onDeleted(): void;
}

/** The button that deletes a policy; what names it gets another one. Tickets keep what they have of it. */
export function DeleteSla({ policy, onDeleted }: DeleteSlaProps) {
  const [remove] = useDeleteSlaPolicyMutation();
  return (
    <ReplaceButton
      type="sla"
      id={policy.id}
      title={fill(text.deleteTitle, { name: isolate(policy.name) })}
      remove={async (replace_with) => remove({ id: policy.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement policy={policy} control={control} />}
    />
  );
}

/** The policies in use that are for everybody whose policy this one is. */
function Replacement({ policy, control }: { policy: Sla; control: FieldControl<number | null> }) {
  const all = useAllSlaPoliciesQuery().data?.data ?? [];
  const others = all.filter(
    ({ id, status, branch_id }) => id !== policy.id && status && (branch_id === -1 || branch_id === policy.branch_id),
  );
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
