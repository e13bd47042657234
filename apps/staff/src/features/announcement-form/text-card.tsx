import { ANNOUNCEMENT_MAX } from '@hamyar/contracts/announcements';
import { Card } from '@hamyar/design-system/basics';
import { RichTextEditor } from '@hamyar/design-system/editor';
import { TextField } from '@hamyar/design-system/fields';
import { attachmentInlineUrl, FileField, useFormUploads } from '@hamyar/module-kit/files';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import { isInText, type AnnouncementValues } from './announcement.conversions.ts';
import { ImportanceCards } from './importance-cards.tsx';

const text = faAnnouncementEditor.form;

/** Title, text with its pictures, importance and the files below it. */
export function TextCard({ form }: { form: ResourceForm<AnnouncementValues> }) {
  const uploads = useFormUploads(form, 'attachments', 'announcement');
  const { body, attachments } = form.values;
  const addPicture = async (file: File) => {
    const uploaded = await uploads.addInline(file);
    if (!uploaded) return null;
    form.change((before) => ({ attachments: [...before.attachments, uploaded] }));
    return { src: attachmentInlineUrl(uploaded.id), alt: uploaded.name };
  };
  return (
    <Card>
      <FormField form={form} name="title" label={text.title}>
        {(control) => <TextField {...control} maxLength={ANNOUNCEMENT_MAX.title} />}
      </FormField>
      <FormField form={form} name="body" label={text.body} required>
        {({ required: _required, ...control }) => (
          <RichTextEditor
            {...control}
            label={text.body}
            placeholder={text.bodyHint}
            tools="top"
            minHeight={180}
            uploadImage={addPicture}
            onFiles={uploads.add}
          />
        )}
      </FormField>
      <FormField form={form} name="importance" label={text.importance}>
        {(control) => <ImportanceCards label={text.importance} control={control} />}
      </FormField>
      <FileField
        form={form}
        uploads={uploads}
        label={text.files}
        files={attachments.filter((file) => !file.inline && !isInText(body, file.id))}
      />
    </Card>
  );
}
