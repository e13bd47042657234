/** What a permission gives to whom without a role naming it. The full admin has all of them, customers none. */
export interface PermissionDeclaration {
  /** Ranks that have it by themselves (decisions 2.2, column "Implied"). */
  readonly impliedBy?: readonly ('branch_admin' | 'department_admin')[];
  /** On by default in a new role (decisions 2.2). */
  readonly inNewRoles?: true;
}

/** What a license feature opens, and for whom. */
export interface FeatureDeclaration {
  /** It concerns customers; their pages name no other. */
  readonly forCustomers?: true;
}

/**
 * The closed names of the wire that a module owns, exported as `declarations` from `declarations.ts` of its slice.
 * `npm run gen` prints those of all modules into `declared.ts`: as constants, so that they are types of the compiler, and
 * without what only the server needs to know of them.
 *
 * @example
 * export const declarations: ModuleDeclarations = {
 *   permissions: { 'manage visits': { impliedBy: ['branch_admin'] } },
 *   notifications: ['visit_planned'],
 *   channels: { visit: 'visit' },
 * };
 */
export interface ModuleDeclarations {
  /** By the name that the database and the wire use. */
  readonly permissions?: Readonly<Record<string, PermissionDeclaration>>;
  /** License features (spec 1.2) by their name in a license. */
  readonly features?: Readonly<Record<string, FeatureDeclaration>>;
  /** Events that the module notifies people of; audiences and titles are declared by its half on the server. */
  readonly notifications?: readonly string[];
  /** Name in `channels` → kind of socket channel; its id is the one of what the channel is about. */
  readonly channels?: Readonly<Record<string, string>>;
}
