import { FormField, type FormFieldProps } from '../form/form.tsx';
import type { ResourceForm } from '../form/use-resource-form.ts';
import { AttachmentChips, FileArea } from './attached-files.tsx';
import { filesIn, type FileFieldName, type FormFile, type FormUploads } from './use-form-uploads.ts';

/** Props of {@link FileField}. */
export interface FileFieldProps<Values extends object, Name extends FileFieldName<Values>>
  extends Pick<FormFieldProps<Values, Name>, 'label' | 'help' | 'hideLabel' | 'className'> {
  form: ResourceForm<Values>;
  /** From `useFormUploads`, which knows the field. */
  uploads: FormUploads<Name>;
  /** Those that are listed; default: all. A picture in a text is shown there. */
  files?: readonly FormFile[];
}

/** A field of a form that holds the file of a row, or several: to choose, drop, open and take away. */
export function FileField<Values extends object, Name extends FileFieldName<Values>>({
  form,
  uploads,
  files,
  ...field
}: FileFieldProps<Values, Name>) {
  const name = uploads.field;
  const remove = (id: number) =>
    form.change((before) => {
      const files = before[name];
      return {
        [name]: Array.isArray(files) ? filesIn(files).filter((file) => file.id !== id) : null,
      } as Partial<Values>;
    });
  return (
    <FormField form={form} name={name} {...field} read={(value) => <AttachmentChips attachments={filesIn(value)} />}>
      {({ id, value, invalid, 'aria-describedby': describedBy }) => (
        <FileArea
          id={id}
          label={field.label}
          invalid={invalid}
          describedBy={describedBy}
          files={files ?? filesIn(value)}
          uploads={uploads}
          onRemove={remove}
        />
      )}
    </FormField>
  );
}
