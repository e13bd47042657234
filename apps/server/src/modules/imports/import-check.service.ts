import { PASSWORD_MAX_LENGTH, type ImportType } from '@hamyar/contracts';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { encryptText } from '../../platform/auth/text-encryption.ts';
import type { Deps } from '../../platform/deps.ts';
import { ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { startGivingWay } from '../../platform/http/give-way.ts';
import { fillMessage } from '../../platform/http/messages.ts';
import type { CsvRow } from '../../platform/sheets/csv-reading.ts';
import { normalizePerson, peopleWithIdentifiers, personErrors, type IdentifiedPerson } from '../customers/public.ts';
import { checkNewPassword } from '../identity/public.ts';
import { settingsOf } from '../settings/public.ts';
import { bodyOfCells, cellsOf, faultOf, IDENTIFIERS, type Identifier, type ImportHead } from './import-columns.ts';
import { insertRows, type NewRow } from './import.repository.ts';
import type { ImportCells, RowFault } from './import.table.ts';
import { messages } from './messages.ts';

/** Rows that are looked up and stored together. */
const ROWS_TOGETHER = 500;
export const PASSWORD_PURPOSE = 'import-password';

/** How many rows of a file are of each kind. */
export interface RowCounts {
  created: number;
  updated: number;
  skipped: number;
  faulty: number;
}

type Values = ReturnType<typeof normalizePerson>;

interface ReadRow {
  line: number;
  cells: ImportCells;
  values: Values | null;
  faults: RowFault[];
}

/** A file that is being checked. */
interface Checked {
  id: number;
  type: ImportType;
  head: ImportHead;
}

/**
 * Checks the rows of a file, some at a time, and stores those that would change something or are faulty. The memory that
 * it takes is the names by which people log in.
 */
export async function checkRows(
  deps: Deps,
  user: CurrentUser,
  file: Checked,
  rows: Iterable<CsvRow>,
): Promise<RowCounts> {
  const counts: RowCounts = { created: 0, updated: 0, skipped: 0, faulty: 0 };
  const lines = new Map<string, number>();
  const giveWay = startGivingWay();
  let part: ReadRow[] = [];
  const store = async () => {
    await storePart(deps, user, file, part, counts);
    part = [];
  };
  for (const row of rows) {
    part.push(await readRow(deps, file, row, lines));
    await giveWay();
    if (part.length === ROWS_TOGETHER) await store();
  }
  await store();
  return counts;
}

/** What a row says, and what of it is refused whoever is stored already. */
async function readRow(
  deps: Deps,
  { head }: Checked,
  { line, cells: given }: CsvRow,
  lines: Map<string, number>,
): Promise<ReadRow> {
  const cells = cellsOf(head, given);
  if (!cells) return { line, cells: {}, values: null, faults: [{ column: '', message: messages.manyCells }] };
  const { body, rest, faults } = bodyOfCells(cells);
  if (!rest) return { line, cells, values: null, faults };
  const values = normalizePerson(rest);
  const refused = new Set(faults.map(({ column }) => column));
  const found = (await personErrors(deps, deps.db, values, null)).map(faultOf);
  // a name to log in with that is refused is not missing
  if (!IDENTIFIERS.some((name) => refused.has(name)))
    faults.push(...found.filter(({ column }) => !refused.has(column)));
  if (!body) return { line, cells, values: null, faults };
  for (const name of IDENTIFIERS) {
    const value = values[name];
    if (!value) continue;
    const first = lines.get(`${name} ${value}`);
    if (first === undefined) lines.set(`${name} ${value}`, line);
    else faults.push({ column: name, message: fillMessage(messages.duplicateLine, { line: first }) });
  }
  return { line, cells, values, faults };
}

async function storePart(
  deps: Deps,
  user: CurrentUser,
  file: Checked,
  part: readonly ReadRow[],
  counts: RowCounts,
): Promise<void> {
  const names = (name: Identifier) => part.flatMap(({ values }) => values?.[name] ?? []);
  const people = await peopleWithIdentifiers(deps.db, user, {
    username: names('username'),
    email: names('email'),
    mobile: names('mobile'),
  });
  const found = new Map(people.flatMap((one) => IDENTIFIERS.map((name) => [`${name} ${one[name]}`, one])));
  const { securitySettings } = await settingsOf(deps).current();
  const secure = securitySettings.force_users_using_secure_password;
  const rows: NewRow[] = [];
  for (const row of part) {
    const person = row.values && row.faults.length === 0 ? personOf(row.values, found, row.faults) : null;
    if (!person && row.faults.length === 0 && file.type === 'individual')
      row.faults.push(...passwordFaults(row.cells.password, secure));
    const stored = storedRow(deps, file, row, person);
    if (!stored) counts.skipped += 1;
    else rows.push(stored);
    if (stored) counts[({ create: 'created', update: 'updated', error: 'faulty' } as const)[stored.action]] += 1;
  }
  if (rows.length > 0) await insertRows(deps.db, file.id, rows);
}

/** The row as it is kept; null where there is nothing to do. */
function storedRow(deps: Deps, { id, type }: Checked, row: ReadRow, person: IdentifiedPerson | null): NewRow | null {
  const { line, faults, values } = row;
  const { password, ...cells } = row.cells;
  const sealed = () =>
    password && type === 'individual'
      ? encryptText(deps.secrets.key(PASSWORD_PURPOSE), password).toString('base64')
      : null;
  const base = { line, cells, import_id: id, user_id: null, faults: null };
  if (faults.length > 0) return { ...base, action: 'error', faults, password_encrypted: sealed() };
  if (!person) return { ...base, action: 'create', password_encrypted: sealed() };
  if (!differs(values!, person)) return null;
  return { ...base, action: 'update', user_id: person.id, password_encrypted: null };
}

/**
 * The customer whom the row is about, found by each name that it gives. What somebody logs in with is never changed by a
 * file; of people out of sight only that the name is taken is said.
 */
function personOf(
  values: Values,
  found: ReadonlyMap<string, IdentifiedPerson>,
  faults: RowFault[],
): IdentifiedPerson | null {
  const given = IDENTIFIERS.filter((name) => values[name]);
  const owners = given.map((name) => ({ name, owner: found.get(`${name} ${values[name]}`) }));
  const [first] = owners.flatMap(({ owner }) => owner ?? []);
  if (!first) return null;
  for (const { name, owner } of owners) {
    if (owner && !owner.in_scope) faults.push({ column: name, message: messages.taken });
    else if (owner && owner.id !== first.id) faults.push({ column: name, message: said(messages.takenBy, owner) });
    else if (!owner && first.in_scope) faults.push({ column: name, message: said(messages.signInKept, first) });
  }
  return first;
}

const said = (text: string, { first_name, last_name }: IdentifiedPerson): string =>
  fillMessage(text, { name: `${first_name} ${last_name}`.trim() });

/** The values of the row that a stored customer gets; what they log in with stays. */
export function changedValues(values: Values): Values {
  const { username: _username, email: _email, mobile: _mobile, ...others } = values;
  return others;
}

const differs = (values: Values, person: IdentifiedPerson): boolean =>
  Object.entries(changedValues(values)).some(
    ([key, value]) => (value ?? null) !== (person[key as keyof IdentifiedPerson] ?? null),
  );

function passwordFaults(password: string | undefined, secure: boolean): RowFault[] {
  if (password === undefined) return [{ column: 'password', message: messages.passwordRequired }];
  if (password.length > PASSWORD_MAX_LENGTH)
    return [faultOf(fieldError('password', 'MAX_LENGTH', { n: PASSWORD_MAX_LENGTH }))];
  try {
    checkNewPassword(password, { field: 'password', secure });
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return (error.errors ?? []).map(faultOf);
    throw error;
  }
}
