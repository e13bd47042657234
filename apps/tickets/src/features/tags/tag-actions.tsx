import type { Tag } from '@hamyar/contracts';
import { DropdownMenu, IconButton } from '@hamyar/design-system/basics';
import { MoreIcon } from '@hamyar/design-system/icons';
import { confirmDelete, toast } from '@hamyar/design-system/overlay';
import { fill, isolate } from '@hamyar/persian';
import { useDeleteTagMutation, useUpdateTagInListMutation } from '../../api/tag.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';

const text = faCatalog.tag;

interface TagActionsProps {
  tag: Tag;
  onEdit(): void;
  onMerge(): void;
}

/** What can be done with one tag of the list. */
export function TagActions({ tag, onEdit, onMerge }: TagActionsProps) {
  const { id, version, name, is_archived: archived } = tag;
  const [update] = useUpdateTagInListMutation();
  const [remove] = useDeleteTagMutation();
  const archive = async () => {
    const { error } = await update({ id, version, is_archived: !archived });
    if (!error) toast.success(archived ? text.unarchivedDone : text.archivedDone);
  };
  const askDelete = async () => {
    const title = fill(text.deleteTitle, { name: isolate(name) });
    if (await confirmDelete({ title, onYes: () => remove(id).unwrap() })) toast.success(text.deleted);
  };
  const label = fill(text.menu, { name: isolate(name) });
  return (
    <DropdownMenu
      label={label}
      items={[
        { key: 'edit', label: text.editShort, onSelect: onEdit },
        { key: 'merge', label: text.merge, onSelect: onMerge },
        { key: 'archive', label: archived ? text.unarchive : text.archive, onSelect: () => void archive() },
        { key: 'delete', label: faCatalog.delete, danger: true, onSelect: () => void askDelete() },
      ]}
      trigger={(props) => <IconButton size="sm" icon={<MoreIcon />} label={label} {...props} />}
    />
  );
}
