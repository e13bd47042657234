import type { CustomField } from '@hamyar/contracts/forms';
import { DropdownMenu, IconButton } from '@hamyar/design-system/basics';
import { EditIcon, MoreIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { cutLabel } from '@hamyar/module-kit/custom-fields';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteCustomFieldMutation, useUpdateCustomFieldInListMutation } from '../../api/custom-field.api.ts';
import { faFields } from '../../messages/fa-fields.ts';

const text = faFields.designer;

interface FieldActionsProps {
  field: CustomField;
  onEdit(): void;
}

/** What can be done with one field of the list. */
export function FieldActions({ field, onEdit }: FieldActionsProps) {
  const { id, version, label, is_archived: archived, status } = field;
  const [update] = useUpdateCustomFieldInListMutation();
  const [remove] = useDeleteCustomFieldMutation();
  const named = { name: isolate(label) };
  const change = async (body: { is_archived?: boolean; status?: boolean }, done: string) => {
    const { error } = await update({ id, version, ...body });
    if (!error) toast.success(done);
  };
  const askDelete = async () => {
    const title = fill(faFields.field.deleteTitle, { name: isolate(cutLabel(label)) });
    const deleted = await confirmDelete({
      title,
      message: faFields.field.deleteText,
      onYes: () => remove(id).unwrap(),
    });
    if (deleted) toast.success(faFields.field.deleted);
  };
  const menu = fill(text.menu, named);
  return (
    <span className="fb-actions">
      <IconButton size="sm" icon={<EditIcon />} label={fill(text.edit, named)} onClick={onEdit} />
      <DropdownMenu
        label={menu}
        items={[
          {
            key: 'status',
            label: status ? text.switchOff : text.switchOn,
            onSelect: () => void change({ status: !status }, status ? text.switchedOff : text.switchedOn),
          },
          {
            key: 'archive',
            label: archived ? text.unarchive : text.archive,
            onSelect: () => void change({ is_archived: !archived }, archived ? text.unarchivedDone : text.archivedDone),
          },
          { key: 'delete', label: faFields.field.delete, danger: true, onSelect: () => void askDelete() },
        ]}
        trigger={(props) => <IconButton size="sm" icon={<MoreIcon />} label={menu} {...props} />}
      />
    </span>
  );
}
