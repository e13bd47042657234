/** How the people of an import get their passwords (spec 3.16): one for all, or each an own one of the file. */
export const IMPORT_TYPES = ['same', 'individual'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

/** Bytes of a file by the kind of its passwords (spec 5.11, 9.3): each own password costs a computation. */
export const IMPORT_FILE_MAX: Readonly<Record<ImportType, number>> = { same: 5_242_880, individual: 1_048_576 };

/** The types that browsers give a CSV (spec 5.10); systems with Excel call it a sheet of Excel. */
export const IMPORT_MIMES = ['text/csv', 'application/csv', 'application/vnd.ms-excel'] as const;

/** The columns of the file, in the order of the sample; the last one only where each row has its password. */
export const CUSTOMER_IMPORT_COLUMNS = [
  'first_name',
  'last_name',
  'username',
  'email',
  'mobile',
  'gender',
  'birthday',
  'landline',
  'interphone',
  'address',
  'description',
  'password',
] as const;
export type CustomerImportColumn = (typeof CUSTOMER_IMPORT_COLUMNS)[number];

/** What happens to the other rows when one is refused: they are stored, or nothing is (decisions 2.20). */
export const IMPORT_ON_ERROR = ['skip', 'nothing'] as const;
export type ImportOnError = (typeof IMPORT_ON_ERROR)[number];

export const IMPORT_ENCODINGS = ['UTF-8', 'UTF-16', 'Windows-1256'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_SEPARATORS = [',', ';', '\t', '|'] as const;
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];

/** Faults that an answer lists (decisions 2.20); the file of faulty rows has all. */
export const IMPORT_FAULTS_SHOWN = 100;

/** How far an import is (decisions 2.27): checked, at work, at its end, or taken back. */
export const IMPORT_STATES = ['ready', 'running', 'ended', 'cancelled', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
