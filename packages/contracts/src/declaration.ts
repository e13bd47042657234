/** Who has a permission without a role that grants it. The full admin has all permissions, customers none. */
export interface PermissionDeclaration {
  /** What it allows, in Persian, where roles are changed. */
  readonly title: string;
  /** Admins who always have it (decisions 2.2, column "Implied"). */
  readonly impliedBy?: readonly ('branch_admin' | 'department_admin')[];
  /** A new role has it by default (decisions 2.2). */
  readonly inNewRoles?: true;
  /** License features of which one has to be there for it to allow anything (decisions 2.2, column "Gate"). */
  readonly licensedBy?: readonly string[];
}

/** Declares a license feature. */
export interface FeatureDeclaration {
  /** Customers use this feature; pages of the customer edition may contain no other feature names. */
  readonly forCustomers?: true;
}

/**
 * What one row may have attached (decisions 2.10, spec 5.24, 5.44); screens and the server refuse everything else. What
 * is not declared is decided by the settings (spec 3.3).
 */
export interface FileLimits {
  /** Files of one row. */
  readonly count: number;
  /** Extensions in lower case, without the dot; null: any type. */
  readonly types?: readonly string[] | null;
  /** Bytes of one file. */
  readonly bytes?: number;
  /** The module stores them by calls of its own; `attachmentStore` refuses the kind. */
  readonly ownCalls?: true;
}

/**
 * The closed lists of names that a module owns, exported as `declarations` from `declarations.ts` of its slice. `npm
 * run gen` prints the names of all modules into `declared.ts` as constants, so that they are TypeScript types.
 *
 * @example export const declarations: ModuleDeclarations = {
 * permissions: { 'manage visits': { title: 'مدیریت بازدیدها', impliedBy: ['branch_admin'] } },
 * notifications: ['visit_planned'],
 * channels: { visit: 'visit' },
 * drafts: ['visit:{id}:report'],
 * deletes: ['visit'],
 * orders: ['visitKind'],
 * files: { visit_report: { count: 5 } },
 * audit: { objects: { visit: 'بازدید' }, actions: { 'visit.create': 'ثبت بازدید' } }, };
 */
export interface ModuleDeclarations {
  /** By the name that the database and the wire use. */
  readonly permissions?: Readonly<Record<string, PermissionDeclaration>>;
  /** License features (spec 1.2) by their name in a license. */
  readonly features?: Readonly<Record<string, FeatureDeclaration>>;
  /** Events of the module's notifications; its server module declares their audiences and titles. */
  readonly notifications?: readonly string[];
  /** Name in `channels` → kind of socket channel. The id of a channel is the id of its entity. */
  readonly channels?: Readonly<Record<string, string>>;
  /**
   * Keys of drafts that are stored on the server too; `{id}` stands for a number. The module's server part declares in
   * `draftParents`, under the same key, who may write in the entity with this id.
   */
  readonly drafts?: readonly string[];
  /**
   * Types of rows that `multipleDelete` deletes (spec 7.20), by their names in the calls; the module's server part declares
   * in `deletes` how one of them is deleted.
   */
  readonly deletes?: readonly string[];
  /**
   * Types of rows that people put into an order (spec 7.19), by their names in the calls; the module's server part declares
   * in `orders` how they are read and moved.
   */
  readonly orders?: readonly string[];
  /**
   * Kinds of file owners: rows of the module to which people attach files, by a name that no other module uses. The
   * module's server part declares in `fileOwners`, under the same name, who may have the files.
   */
  readonly files?: Readonly<Record<string, FileLimits>>;
  /** What the module's lines in the logs say (decisions 2.16), by the words that are stored, with their names in Persian. */
  readonly audit?: {
    /** Kinds of rows that actions and requests are about. */
    readonly objects?: Readonly<Record<string, string>>;
    readonly actions?: Readonly<Record<string, string>>;
  };
}
