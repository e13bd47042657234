import { FILE_OWNERS, type FileOwnerKind, type ObjectType } from '@hamyar/contracts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { declaredOnce } from '../../platform/declared-once.ts';
import type { Deps, ServerModule } from '../../platform/deps.ts';

type OwnerDeps = Pick<Deps, 'db' | 'broker' | 'modules' | 'clock'>;

/**
 * Whether a person may view the row with this id, by the policy of its module; asked for every download. A row whose
 * versions have different files also asks which file it is.
 */
export type MayViewRow = (deps: OwnerDeps, user: CurrentUser, id: number, fileId: number) => Promise<boolean>;

/** Whether everybody may have this file of the row with this id, also without a login; by the same policy (ADR 0057). */
export type MayVisitRow = (deps: OwnerDeps, id: number, fileId: number) => Promise<boolean>;

interface FileRows {
  /**
   * SQL: whether a row has the file of the `attachment` row with this alias. A row that is hidden and can be restored
   * has its files. The clean-up removes files that no row has.
   */
  has(file: string): RawBuilder<SqlBool>;
}

/** A row as somebody who asks where a file is used sees it. */
export interface NamedRow {
  /** Id of the row that has the file. */
  id: number;
  name: string;
  /** The object whose page shows it, such as the ticket of a content. */
  object_type: ObjectType;
  object_id: number;
}

/** Files for those who may view the row that has them (decisions 2.10). */
export interface ViewedFiles extends FileRows {
  mayView: MayViewRow;
  /** Without it visitors have none of the files. */
  mayVisit?: MayVisitRow;
  /** Those of the rows that the person may view, with their names; without it they are only counted. */
  namesOf?(deps: OwnerDeps, user: CurrentUser, ids: readonly number[]): Promise<readonly NamedRow[]>;
}

/** Pictures for everybody who knows their unguessable name, while a row has them. */
export interface PublicPictures extends FileRows {
  /** A person's own picture: shared caches must not store it. */
  personal: boolean;
}

/** What a module declares about the files of one kind of its rows. */
export type FileOwner = ViewedFiles | PublicPictures;

/** All declarations, by their kind. */
export type FileOwners = ReadonlyMap<string, FileOwner>;

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** Rows of this module that have files, by the kinds that its slice declares in `files` (ADR 0053). */
    readonly fileOwners?: Readonly<Partial<Record<FileOwnerKind, FileOwner>>>;
  }
}

/**
 * The declarations of all modules.
 *
 * @throws when nobody, or more than one module, declares who may have the files of a declared kind
 */
export function fileOwners(
  modules: readonly ServerModule[],
  declaredKinds: readonly string[] = FILE_OWNERS,
): FileOwners {
  const owners = declaredOnce(modules, 'file owner', ({ fileOwners: own = {} }) =>
    Object.entries(own as Record<string, FileOwner>),
  );
  for (const kind of declaredKinds)
    if (!owners.has(kind)) throw new Error(`no module declares in fileOwners who may have the files of ${kind}`);
  return owners;
}
