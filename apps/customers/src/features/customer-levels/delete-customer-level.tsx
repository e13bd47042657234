import type { CustomerLevelRow } from '@hamyar/contracts';
import { Select } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllCustomerLevelsQuery, useDeleteCustomerLevelMutation } from '../../api/customer-level.api.ts';
import { faLevels as text } from '../../messages/fa-levels.ts';

interface DeleteCustomerLevelProps {
  level: CustomerLevelRow;
  onDeleted(): void;
}

/** The button that deletes a level; what names it gets another one. The default one stays. */
export function DeleteCustomerLevel({ level, onDeleted }: DeleteCustomerLevelProps) {
  const [remove] = useDeleteCustomerLevelMutation();
  if (level.is_default) return null;
  return (
    <ReplaceButton
      type="customerLevel"
      id={level.id}
      title={fill(text.deleteTitle, { name: isolate(level.name) })}
      remove={async (replace_with) => remove({ id: level.id, replace_with })}
      deleted={text.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={level.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllCustomerLevelsQuery().data?.data ?? [];
  const others = all.filter(({ id, status }) => id !== except && status);
  return <Select {...control} searchable options={others.map(({ id, name }) => ({ value: id, label: name }))} />;
}
