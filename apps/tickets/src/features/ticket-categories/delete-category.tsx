import type { TicketCategory } from '@hamyar/contracts';
import { TreeSelect } from '@hamyar/design-system/fields';
import type { FieldControl } from '@hamyar/module-kit/form';
import { ReplaceButton } from '@hamyar/module-kit/replace';
import { fill, isolate } from '@hamyar/persian';
import { useAllTicketCategoriesQuery, useDeleteTicketCategoryMutation } from '../../api/ticket-category.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { buildTree } from '../../shared/tree-options.ts';

interface DeleteCategoryProps {
  category: TicketCategory;
  onDeleted(): void;
}

/** The button that deletes a category; what names it gets another one (decisions 2.7). */
export function DeleteCategory({ category, onDeleted }: DeleteCategoryProps) {
  const [remove] = useDeleteTicketCategoryMutation();
  return (
    <ReplaceButton
      type="ticketCategory"
      id={category.id}
      title={fill(faCatalog.category.deleteTitle, { name: isolate(category.name) })}
      hint={faCatalog.deleteHint}
      remove={async (replace_with) => remove({ id: category.id, replace_with })}
      deleted={faCatalog.category.deleted}
      onDeleted={onDeleted}
      replacement={(control) => <Replacement except={category.id} control={control} />}
    />
  );
}

function Replacement({ except, control }: { except: number; control: FieldControl<number | null> }) {
  const all = useAllTicketCategoriesQuery().data?.data ?? [];
  return <TreeSelect {...control} options={buildTree(all.filter(({ id, status }) => id !== except && status))} />;
}
