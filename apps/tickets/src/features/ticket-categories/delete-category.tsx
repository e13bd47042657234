import { useState } from 'react';
import type { TicketCategory } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { useAllTicketCategoriesQuery, useDeleteTicketCategoryMutation } from '../../api/ticket-category.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { DeleteWithReplacementDialog } from '../../shared/delete-with-replacement.dialog.tsx';
import { buildTree } from '../../shared/tree-options.ts';

interface DeleteCategoryProps {
  category: TicketCategory;
  onDeleted(): void;
}

/** The button that deletes a category, with the dialog that asks for the one that replaces it (decisions 2.7). */
export function DeleteCategory({ category, onDeleted }: DeleteCategoryProps) {
  const [open, setOpen] = useState(false);
  const [remove] = useDeleteTicketCategoryMutation();
  const categories = useAllTicketCategoriesQuery().data?.data ?? [];
  const others = categories.filter(({ id }) => id !== category.id);
  return (
    <>
      <Button variant="danger-text" icon={<TrashIcon />} onClick={() => setOpen(true)}>
        {faCatalog.delete}
      </Button>
      {open ? (
        <DeleteWithReplacementDialog
          name={category.name}
          texts={faCatalog.category}
          options={buildTree(others)}
          send={async (replaceWith) => remove({ id: category.id, replace_with: replaceWith ?? undefined })}
          onDeleted={onDeleted}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
