import { TAG_NAME_MAX, type Tag, type TagStoreBody } from '@hamyar/contracts';
import { TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { FormField, useNewest, wholeBody } from '@hamyar/module-kit/form';
import { fill, isolate, shared } from '@hamyar/persian';
import { useCreateTagMutation, useUpdateTagMutation } from '../../api/tag.api.ts';
import { faCatalog } from '../../messages/fa-catalog.ts';
import { ColorChoice } from '../../shared/color-choice.tsx';

const text = faCatalog.tag;

interface TagDialogProps {
  /** Absent for a new one. */
  tag?: Tag;
  onClose(): void;
}

interface TagValues {
  name: string;
  color: string | null;
}

/** Creates a tag, or renames and colours one. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const [newest, follow] = useNewest(tag);
  const [create] = useCreateTagMutation();
  const [update] = useUpdateTagMutation();
  const form = useDialogForm<TagValues, object>({
    initial: { name: newest?.name ?? '', color: newest?.color ?? null },
    fields: { name: { required: true } },
    send: async ({ name, color }) => {
      const body = wholeBody<TagStoreBody>({ name: name.trim(), color });
      return newest ? update({ id: newest.id, version: newest.version, ...body }) : create(body);
    },
    onConflict: follow,
    onSaved: () => {
      toast.success(text.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={tag ? fill(text.edit, { name: isolate(tag.name) }) : text.new}
      submitLabel={shared.save}
      initialFocus="input"
      onClose={onClose}
    >
      <FormField form={form} name="name" label={text.name}>
        {(control) => <TextField {...control} maxLength={TAG_NAME_MAX} />}
      </FormField>
      <FormField form={form} name="color" label={text.color}>
        {({ id, value, onChange }) => <ColorChoice id={id} value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}
