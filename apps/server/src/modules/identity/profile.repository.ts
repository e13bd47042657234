import type { AfterClose, NotificationEvent } from '@hamyar/contracts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AnyDb } from '../../platform/database/module-tables.ts';
import { publicFileName } from '../../platform/database/public-file-name.ts';
import { contactNorm, editUser, nameNorm } from '../users/public.ts';
import '../users/user.table.ts';

export interface ProfileRow {
  first_name: string;
  last_name: string;
  username: string | null;
  email: string | null;
  mobile: string | null;
  landline: string | null;
  birthday: string | null;
  gender: 'm' | 'f' | null;
  profile_picture_id: number | null;
  picture_name: string | null;
  notification_prefs: {
    browser: boolean;
    sound: boolean;
    muted?: NotificationEvent[];
    email?: boolean;
    muted_email?: NotificationEvent[];
  };
  after_close: AfterClose;
  undo_seconds: number | null;
  version: number;
  password_hash: string | null;
  /** Under which the other fields were read. */
  credential_epoch: number;
  departments: { id: number; name: string }[];
  branch: { id: number; name: string } | null;
}

/** Own profile, with the names of branch and departments; `lock` locks it until the transaction ends. */
export async function readProfile(db: AnyDb, userId: number, { lock = false } = {}): Promise<ProfileRow | null> {
  const {
    rows: [row],
  } = await sql<ProfileRow>`
    select u.first_name, u.last_name, u.username, u.email, u.mobile, u.landline, u.birthday, u.gender, u.notification_prefs, u.after_close, u.undo_seconds, u.version, u.password_hash, u.credential_epoch, u.profile_picture_id,
      (select ${publicFileName('a')} from attachment a where a.id = u.profile_picture_id and a.deleted_at is null) as picture_name,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.name collate "fa-x-icu"), '[]') from department_member m join department d on d.id = m.department_id where m.user_id = u.id and d.deleted_at is null) as departments,
      (select jsonb_build_object('id', b.id, 'name', b.name) from branch b where b.id = u.branch_id) as branch
    from "user" u where u.id = ${userId} and u.deleted_at is null ${lock ? sql`for update of u` : sql``}`.execute(db);
  return row ?? null;
}

/** What of a person stands in `me` and not in every request's person (spec 3.2). */
export async function readOwnRecord(db: AnyDb, userId: number): Promise<{ other_phones: string[]; created_at: Date }> {
  const { rows } = await sql<{ other_phones: string[]; created_at: Date }>`
    select other_phones, created_at from "user" where id = ${userId}`.execute(db);
  return rows[0]!;
}

export interface ProfileChange {
  first_name?: string;
  last_name?: string;
  landline?: string | null;
  birthday?: string | null;
  gender?: 'm' | 'f' | null;
  profile_picture_id?: number | null;
  notification_prefs?: string;
  after_close?: AfterClose;
  undo_seconds?: number | null;
  email?: string;
  email_key?: string;
  mobile?: string;
  password_hash?: string;
}

/**
 * Stores the changes of the own profile and raises its version; the search keys are derived from names and contacts.
 */
export async function writeProfile(
  db: AnyDb,
  userId: number,
  current: ProfileRow,
  change: ProfileChange,
  at: Date,
): Promise<void> {
  const next = { ...current, ...change };
  await editUser(db, userId, {
    ...change,
    name_norm: nameNorm(next.first_name, next.last_name),
    contact_norm: contactNorm(next),
    updated_at: at,
    updated_by_id: userId,
    ...(change.password_hash ? { password_changed_at: at, must_change_password: false } : {}),
  });
}

/** SQL: whether this `attachment` row is the picture of its person. */
export const showsProfilePicture = (file: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from "user" u
    where u.id = ${sql.ref(`${file}.context_id`)} and u.profile_picture_id = ${sql.ref(`${file}.id`)})`;
