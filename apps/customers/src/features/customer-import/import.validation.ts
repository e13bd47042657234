import { IMPORT_FILE_MAX, IMPORT_MIMES, type ImportType } from '@hamyar/contracts';
import type { ImportUsersBody } from '@hamyar/contracts/imports';
import type { FieldSpecs } from '@hamyar/module-kit/form';
import { faImport as text } from '../../messages/fa-import.ts';

/** Values of the dialog; 0 is a choice of its own: no organisation, no level of one's own. */
export interface ImportValues {
  type: ImportType;
  branch_id: number | null;
  organization_id: number | null;
  customer_level_id: number | null;
  file: File | null;
  password: string;
}

/** What the server refuses of a file too (spec 5.10, 5.11); null for one that can be sent. */
function fileProblem(file: unknown, type: ImportType): string | null {
  if (!(file instanceof File)) return null;
  // some systems give no type to a file whose name ends in .csv
  const csv =
    (IMPORT_MIMES as readonly string[]).includes(file.type) || (file.type === '' && /\.csv$/i.test(file.name));
  if (!csv) return text.notCsv;
  return file.size > IMPORT_FILE_MAX[type] ? text.tooLarge[type] : null;
}

/** Every field is required, the password where it is one for all (spec 5.9). */
export const importChecks = ({ type }: Pick<ImportValues, 'type'>): FieldSpecs<ImportValues> => ({
  branch_id: { required: text.required },
  organization_id: { required: text.required },
  customer_level_id: { required: text.required },
  file: { required: text.required, rules: [(file) => fileProblem(file, type)] },
  password: { ...(type === 'same' ? { required: text.required } : {}), allowHtml: true },
});

/** The fields of the form that is sent with the file; the checks have passed. */
export const toBody = ({ type, password, ...values }: ImportValues): ImportUsersBody => ({
  type,
  branch_id: values.branch_id!,
  organization_id: values.organization_id!,
  customer_level_id: values.customer_level_id!,
  ...(type === 'same' ? { password } : {}),
});
