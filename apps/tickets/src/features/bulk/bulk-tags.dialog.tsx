import { BULK_TAGS_MAX } from '@hamyar/contracts';
import { RadioGroup } from '@hamyar/design-system/basics';
import { MultiSelect } from '@hamyar/design-system/fields';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField } from '@hamyar/module-kit/form';
import { useAllTagsQuery } from '../../api/tag.api.ts';
import { faBulk as text } from '../../messages/fa-bulk.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { BulkDialogProps } from './bulk-action.ts';

const ACTIONS = ['add_tags', 'remove_tags'] as const;
interface TagValues {
  action: (typeof ACTIONS)[number];
  tags: readonly number[];
}

/** Gives tickets some tags besides their own, or takes some away from those that have them. */
export function BulkTagsDialog({ subtitle, send, onClose }: BulkDialogProps) {
  const tags = useAllTagsQuery().data?.data;
  const form = useDialogForm<TagValues>({
    initial: { action: 'add_tags', tags: [] },
    fields: { tags: { wire: 'value' } },
    send: ({ action, tags: ids }) => send({ action, value: [...ids] }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text.tagsTitle}
      subtitle={subtitle}
      submitLabel={text.apply}
      submitDisabled={form.values.tags.length === 0}
      initialFocus="[role=combobox]"
      onClose={onClose}
    >
      <FormField form={form} name="action" label={text.tagsTitle} hideLabel>
        {({ value, onChange }) => (
          <RadioGroup
            label={text.tagsTitle}
            options={ACTIONS.map((action) => ({ value: action, label: text.tagActions[action] }))}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="tags" label={faStaff.tags}>
        {({ value, onChange, ...control }) => (
          <MultiSelect
            {...control}
            options={(tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={[...value]}
            onChange={(ids) => onChange(ids.slice(0, BULK_TAGS_MAX))}
            loading={tags === undefined}
            placeholder={text.tagsPlaceholder}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
