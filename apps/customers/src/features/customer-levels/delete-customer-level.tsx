import type { CustomerLevelRow } from '@hamyar/contracts';
import { DeleteButton } from '@hamyar/module-kit/form';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteCustomerLevelMutation } from '../../api/customer-level.api.ts';
import { faLevels as text } from '../../messages/fa-levels.ts';

interface DeleteCustomerLevelProps {
  level: CustomerLevelRow;
  onDeleted(): void;
}

/** The button that deletes a level, after a question; the answer says what still names it. The default one stays. */
export function DeleteCustomerLevel({ level, onDeleted }: DeleteCustomerLevelProps) {
  const [remove] = useDeleteCustomerLevelMutation();
  if (level.is_default) return null;
  return (
    <DeleteButton
      question={{ title: fill(text.deleteTitle, { name: isolate(level.name) }) }}
      remove={() => remove(level.id).unwrap()}
      deleted={text.deleted}
      onDeleted={onDeleted}
    >
      {text.delete}
    </DeleteButton>
  );
}
