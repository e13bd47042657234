import type { TemplateScope } from '@hamyar/contracts';
import {
  ALL_BRANCHES,
  always,
  any,
  all,
  eq,
  hasPermission,
  oneOf,
  some,
  type Actor,
  type Predicate,
} from '@hamyar/domain';

/** A person, and the departments in which they find and keep what is written for a department. */
export interface TemplateReader {
  user: Actor;
  /** Whose texts they write with. */
  seen: readonly number[] | 'all';
  /** Whose texts they may change. */
  kept: readonly number[] | 'all';
}

/** A department as the rights of a branch admin read it. */
interface BranchDepartment {
  id: number;
  branch_ids: readonly number[];
}

/**
 * What is written for a department is for its members and managers, and of a branch for its admin. Its managers change
 * it, a branch admin where it serves no other branch, and members to whom a role gives the permission (decisions 2.2
 * "manage canned texts", 2.25).
 * @param ofBranch the departments that serve the branch of a branch admin
 */
export function templateReader(
  user: Actor,
  ofBranch: readonly BranchDepartment[],
  permission: 'manage canned texts' | 'manage macros',
): TemplateReader {
  if (user.full_admin || (user.branch_admin && user.branch_id === ALL_BRANCHES))
    return { user, seen: 'all', kept: 'all' };
  const own = [...user.department_ids, ...user.managed_department_ids];
  const ofOwnBranch = ofBranch.filter(({ branch_ids }) => branch_ids.every((id) => id === user.branch_id));
  return {
    user,
    seen: [...new Set([...own, ...ofBranch.map(({ id }) => id)])],
    kept: [
      ...new Set([
        ...user.managed_department_ids,
        ...ofOwnBranch.map(({ id }) => id),
        ...(hasPermission(user, permission) ? user.department_ids : []),
      ]),
    ],
  };
}

const ofDepartments = (departments: TemplateReader['seen']): Predicate =>
  departments === 'all' ? always : some('departments', oneOf('department_id', departments));

/** The ready-made texts that a person sees: those for everybody, of these departments, and the own ones. */
export const templateScope = ({ user, seen }: TemplateReader): Predicate =>
  any(
    eq('scope', 'global'),
    all(eq('scope', 'department'), ofDepartments(seen)),
    all(eq('scope', 'personal'), eq('owner_id', user.id)),
  );

/** Whether the person may change or create what is for these people. */
export function mayKeep(
  { user, kept }: TemplateReader,
  target: { scope: TemplateScope; owner_id: number | null; department_ids: readonly number[] },
): boolean {
  if (target.scope === 'personal') return target.owner_id === user.id;
  if (target.scope === 'global') return user.full_admin;
  return kept === 'all' || (target.department_ids.length > 0 && target.department_ids.every((id) => kept.includes(id)));
}
