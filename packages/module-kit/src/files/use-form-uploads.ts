import { useEffect, useEffectEvent } from 'react';
import type { Attachment, FileOwnerKind, UploadedAttachment } from '@hamyar/contracts';
import type { ResourceForm } from '../form/use-resource-form.ts';
import { kitText } from '../messages/fa.ts';
import { useUploads, type SendFile, type Uploads } from './use-uploads.ts';

/** A file among the values of a form: one that is stored already, or an upload. */
export type FormFile = Attachment | UploadedAttachment;

/** Names of the fields that hold files: a list of them, or one or null. */
export type FileFieldName<Values extends object> = {
  [Name in keyof Values & string]: FormFile extends Values[Name]
    ? Name
    : Values[Name] extends readonly FormFile[]
      ? Name
      : never;
}[keyof Values & string];

/** Uploads that become values of one field of a form. */
export interface FormUploads<Name extends string> extends Uploads {
  field: Name;
}

/** The files of a field, which holds a list of them, or one or null. */
export const filesIn = (value: unknown): readonly FormFile[] =>
  Array.isArray(value) ? (value as FormFile[]) : value ? [value as FormFile] : [];

/**
 * Uploads for one field of a form. The form is not sent while one is on its way, and says so at the field. Where the
 * field holds one file, an upload takes its place.
 *
 * @param kind the kind of row that gets the files; its limits are checked before the upload
 * @param sendFile of a page without a login, whose uploads have a call of their own
 */
export function useFormUploads<Values extends object, Name extends FileFieldName<Values>>(
  form: ResourceForm<Values>,
  field: Name,
  kind: FileOwnerKind,
  sendFile?: SendFile,
): FormUploads<Name> {
  const value = form.values[field];
  const attach = (file: UploadedAttachment) =>
    form.change((before) => {
      const files = before[field];
      return { [field]: Array.isArray(files) ? [...(files as FormFile[]), file] : file } as Partial<Values>;
    });
  const uploads = useUploads(kind, Array.isArray(value) ? value.length : 0, attach, sendFile);
  const hold = useEffectEvent((reason: string | null) => form.hold(field, reason));
  useEffect(() => {
    if (!uploads.busy) return undefined;
    hold(kitText.files.stillUploading);
    return () => hold(null);
  }, [uploads.busy]);
  return { ...uploads, field };
}

/** What a body says of a file: the id of one that stays, the token of an upload. */
export const fileReference = (file: FormFile): number | string => ('token' in file ? file.token : file.id);
