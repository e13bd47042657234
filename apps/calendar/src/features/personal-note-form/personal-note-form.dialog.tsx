import { EVENT_COLORS, type CalendarEvent } from '@hamyar/contracts/calendar';
import { PERSONAL_NOTE_MAX, type PersonalNote, type PersonalNoteStoreBody } from '@hamyar/contracts/todos';
import { Checkbox } from '@hamyar/design-system/basics';
import { TextArea, TextField } from '@hamyar/design-system/fields';
import { toast } from '@hamyar/design-system/overlay';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { DeleteButton, FormField, useNewest, wholeBody } from '@hamyar/module-kit/form';
import {
  useCreatePersonalNoteMutation,
  useDeletePersonalNoteMutation,
  useUpdatePersonalNoteMutation,
} from '../../api/personal-note.api.ts';
import { faNotes as text } from '../../messages/fa-todos.ts';
import { ColorChoice } from '../../shared/color-choice.tsx';

interface NoteValues {
  title: string;
  body: string;
  color: CalendarEvent['color'];
  pinned: boolean;
}

const EMPTY: NoteValues = { title: '', body: '', color: EVENT_COLORS[0], pinned: false };

interface PersonalNoteFormDialogProps {
  /** The stored note to change; absent for a new one. */
  stored?: PersonalNote;
  onClose(): void;
}

/** Adds or changes a note that only its owner reads (decisions 2.13). What is typed is kept as a draft on the device. */
export function PersonalNoteFormDialog({ stored: given, onClose }: PersonalNoteFormDialogProps) {
  const [stored, follow] = useNewest(given);
  const [create] = useCreatePersonalNoteMutation();
  const [update] = useUpdatePersonalNoteMutation();
  const form = useDialogForm<NoteValues, object>({
    initial: stored
      ? { title: stored.title ?? '', body: stored.body, color: stored.color, pinned: stored.pinned }
      : EMPTY,
    fields: { body: { required: true } },
    draft: { key: `personal-note-${stored?.id ?? 'new'}` },
    send: async ({ title, body, color, pinned }) => {
      const sent = wholeBody<PersonalNoteStoreBody>({ title: title.trim() || null, body: body.trim(), color, pinned });
      return stored ? update({ id: stored.id, version: stored.version, ...sent }) : create(sent);
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
      title={stored ? text.edit : text.new}
      subtitle={text.private}
      width={560}
      submitLabel={text.save}
      footerEnd={stored ? <DeleteNote note={stored} disabled={form.sending} onDeleted={onClose} /> : null}
      onClose={onClose}
    >
      <FormField form={form} name="title" label={text.form.title}>
        {(control) => <TextField {...control} maxLength={PERSONAL_NOTE_MAX.title} />}
      </FormField>
      <FormField form={form} name="body" label={text.form.body}>
        {(control) => (
          <TextArea {...control} rows={6} maxLength={PERSONAL_NOTE_MAX.body} placeholder={text.form.placeholder} />
        )}
      </FormField>
      <FormField form={form} name="color" label={text.form.color}>
        {(control) => (
          <ColorChoice label={text.form.color} name={control.id} value={control.value} onChange={control.onChange} />
        )}
      </FormField>
      <FormField form={form} name="pinned" label={text.form.pinned} hideLabel>
        {(control) => (
          <Checkbox
            id={control.id}
            aria-describedby={control['aria-describedby']}
            checked={control.value}
            onChange={control.onChange}
          >
            {text.form.pinned}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  );
}

interface DeleteNoteProps {
  note: PersonalNote;
  disabled: boolean;
  onDeleted(): void;
}

function DeleteNote({ note, disabled, onDeleted }: DeleteNoteProps) {
  const [remove] = useDeletePersonalNoteMutation();
  return (
    <DeleteButton
      question={{ title: text.removeConfirm }}
      remove={() => remove(note.id).unwrap()}
      deleted={text.removed}
      {...{ disabled, onDeleted }}
    >
      {text.remove}
    </DeleteButton>
  );
}
