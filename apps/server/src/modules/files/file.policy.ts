import type { Permission } from '@hamyar/contracts';
import { all, always, any, eq, isNull, never, oneOf, type Actor, type Predicate } from '@hamyar/domain';

/** The person who makes the request, with all effective permissions: granted and implied. */
type PermittedActor = Actor & { readonly effective_permissions: readonly Permission[] };

/** Whether the person may create folders, and change what belongs to others (ADR 0054). */
export const mayManageFiles = (user: PermittedActor): boolean =>
  user.employee && user.effective_permissions.includes('manage files');

/** What a person sees in the manager: what is for employees or public, and their own; who manages files sees all. */
export function fileScope(user: PermittedActor): Predicate {
  if (!user.employee) return never;
  const seen = mayManageFiles(user) ? always : any(oneOf('visibility', ['staff', 'public']), eq('owner_id', user.id));
  return all(isNull('deleted_at'), seen);
}

/** Whether the person may rename, move, share and delete something that they see: their own, or everything (decisions 2.25). */
export const mayChangeFile = (user: PermittedActor, file: { owner_id: number }): boolean =>
  mayManageFiles(user) || (user.employee && file.owner_id === user.id);
