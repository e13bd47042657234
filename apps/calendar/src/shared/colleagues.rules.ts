import type { SystemDefaults } from '@hamyar/contracts';

/**
 * The colleagues whom a person may invite, by id: those of the own departments, for admins those of the departments that
 * they see (decisions 2.25). The server knows the branch of each and refuses those of another one.
 */
export const colleaguesOf = (
  departments: SystemDefaults['departments'],
  me: { branch_admin: boolean; full_admin: boolean },
): (readonly [number, string])[] =>
  departments
    .filter(({ mine }) => mine || me.branch_admin || me.full_admin)
    .flatMap(({ users = [] }) => users)
    .map(({ id, name }) => [id, name] as const);
