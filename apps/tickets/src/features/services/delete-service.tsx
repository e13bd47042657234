import { useState } from 'react';
import type { Service } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { useAllServicesQuery, useDeleteServiceMutation } from '../../api/service.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { DeleteWithReplacementDialog } from '../../shared/delete-with-replacement.dialog.tsx';
import { buildTree } from '../../shared/tree-options.ts';

interface DeleteServiceProps {
  service: Service;
  onDeleted(): void;
}

/** The button that deletes a product or service, with the dialog that asks for the one that replaces it. */
export function DeleteService({ service, onDeleted }: DeleteServiceProps) {
  const [open, setOpen] = useState(false);
  const [remove] = useDeleteServiceMutation();
  const services = useAllServicesQuery().data?.data ?? [];
  const others = services.filter(({ id }) => id !== service.id);
  return (
    <>
      <Button variant="danger-text" icon={<TrashIcon />} onClick={() => setOpen(true)}>
        {faCatalog.delete}
      </Button>
      {open ? (
        <DeleteWithReplacementDialog
          name={service.name}
          texts={faCatalog.service}
          options={buildTree(others)}
          send={async (replaceWith) => remove({ id: service.id, replace_with: replaceWith ?? undefined })}
          onDeleted={onDeleted}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
