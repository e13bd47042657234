import { EVENT_COLORS, PERSONAL_NOTE_MAX as MAX, type PersonalNote } from '@hamyar/contracts';
import type { BodyOf, personalNoteStore, personalNoteUpdate } from '@hamyar/contracts/schemas';
import type { CurrentUser, Editor } from '../../platform/auth/current-user.ts';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { checkVersion } from '../../platform/http/version-check.ts';
import { audit } from '../logs/public.ts';
import { messages } from './messages.ts';
import {
  countPersonalNotes,
  findPersonalNote,
  insertPersonalNote,
  listPersonalNotes,
  removePersonalNote,
  updatePersonalNote,
  type PersonalNoteRecord,
} from './personal-note.repository.ts';
import { personalNoteScope } from './todo.policy.ts';
import type { PersonalNoteTable } from './todo.table.ts';

type NewBody = BodyOf<typeof personalNoteStore>;
type ChangeBody = BodyOf<typeof personalNoteUpdate>;

const present = (record: PersonalNoteRecord): PersonalNote => ({
  ...record,
  updated_at: unixSeconds(record.updated_at),
});

const COLUMNS = {
  version: null,
  title: (title) => ({ title }),
  body: (body) => ({ body }),
  color: (color) => ({ color }),
  pinned: (pinned) => ({ pinned }),
} satisfies BodyColumns<NewBody & ChangeBody, PersonalNoteTable>;

/** The notes of a person. */
export const personalNotesOf = async ({ db }: Pick<Deps, 'db'>, user: CurrentUser): Promise<PersonalNote[]> =>
  (await listPersonalNotes(db, personalNoteScope(user))).map(present);

/** One note of a person. @throws NotFound for one of somebody else, whoever asks */
export async function openPersonalNote({ db }: Pick<Deps, 'db'>, user: CurrentUser, id: number): Promise<PersonalNote> {
  const record = await findPersonalNote(db, personalNoteScope(user), id);
  if (!record) throw new NotFound();
  return present(record);
}

/** Adds a note. @returns its id @throws ValidationFailed */
export async function createPersonalNote(deps: Deps, user: CurrentUser, body: NewBody): Promise<number> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (trx) => {
    if ((await countPersonalNotes(trx, user.id)) >= MAX.ofOwner)
      throw new ValidationFailed([fieldError('body', 'TOO_MANY', { n: MAX.ofOwner }, messages.tooManyNotes)]);
    return insertPersonalNote(trx, {
      color: EVENT_COLORS[0],
      ...columnsOf(COLUMNS, body),
      owner_id: user.id,
      created_at: now,
      updated_at: now,
    });
  });
}

/** Changes a note. @throws NotFound, Nok VERSION_CONFLICT */
export async function changePersonalNote(
  deps: Deps,
  user: CurrentUser,
  id: number,
  body: ChangeBody,
): Promise<PersonalNote> {
  return withTransaction(deps.db, async (trx) => {
    const current = await findPersonalNote(trx, personalNoteScope(user), id, true);
    if (!current) throw new NotFound();
    await checkVersion(body.version, current.version, () => present(current));
    await updatePersonalNote(trx, id, { ...columnsOf(COLUMNS, body), updated_at: deps.clock.now() });
    return openPersonalNote({ db: trx }, user, id);
  });
}

/** Deletes a note for good. @throws NotFound */
export async function deletePersonalNote(deps: Deps, { user, ip }: Editor, id: number): Promise<void> {
  await withTransaction(deps.db, async (trx) => {
    if (!(await findPersonalNote(trx, personalNoteScope(user), id, true))) throw new NotFound();
    await removePersonalNote(trx, id);
    const note = { action: 'personal_note.delete', object_type: 'personal_note', object_id: id } as const;
    await audit(deps, trx, { caller: user, ip }, note);
  });
}
