import type { Tag as StoredTag } from '@hamyar/contracts';
import { Tag } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { formatNumber } from '@hamyar/persian';
import { useAllTagsQuery, useMergeTagsMutation } from '../../api/tag.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';

const text = faCatalog.tag;

interface MergeTagsDialogProps {
  /** The selected tags; the one into which they are merged may be among them. */
  tags: readonly StoredTag[];
  onMerged(): void;
  onClose(): void;
}

/** Merges tags into one of them, or into another one (decisions 2.10). */
export function MergeTagsDialog({ tags, onMerged, onClose }: MergeTagsDialogProps) {
  const all = useAllTagsQuery().data?.data ?? [];
  const [merge] = useMergeTagsMutation();
  // what is selected comes first; of several the one that is used most is probably meant
  const options = [...tags, ...all.filter(({ id }) => !tags.some((tag) => tag.id === id))];
  const [most] = [...tags].sort((a, b) => b.usage_count - a.usage_count);
  const form = useDialogForm<{ target_id: number | null }>({
    initial: { target_id: tags.length > 1 && most ? most.id : null },
    fields: { target_id: { required: true, wire: 'tag_ids' } },
    send: async ({ target_id: id }) => merge({ id: id ?? 0, tag_ids: sourcesOf(tags, id).map((tag) => tag.id) }),
    onSaved: () => {
      toast.success(text.merged);
      onMerged();
    },
  });
  const sources = sourcesOf(tags, form.values.target_id);
  return (
    <FormDialog
      form={form}
      title={text.merge}
      subtitle={text.mergeHint}
      submitLabel={text.merge}
      submitDisabled={sources.length === 0}
      onClose={onClose}
    >
      <FormField form={form} name="target_id" label={text.mergeInto}>
        {(control) => (
          <Select
            {...control}
            searchable
            options={options.map(({ id, name, usage_count: n }) => ({
              value: id,
              searchText: name,
              label: `${name} (${formatNumber(n)})`,
            }))}
          />
        )}
      </FormField>
      <p className="hd-muted">{text.mergeThese}</p>
      <div className="tk-settings-chips">
        {sources.map(({ id, name, color }) => (
          <Tag key={id} {...(color && { color })}>
            {name}
          </Tag>
        ))}
      </div>
    </FormDialog>
  );
}

const sourcesOf = (tags: readonly StoredTag[], target: number | null): StoredTag[] =>
  tags.filter(({ id }) => id !== target);
