import { useSession } from '@hamyar/module-sdk';
import type { FieldsOf } from '../api/custom-field.api.ts';

/** Whether the person defines fields of a context: full admins all, managers those of their departments (decisions 2.25). */
export function useMayDesign(): (of: FieldsOf) => boolean {
  const { full_admin: fullAdmin, managed_department_ids: managed } = useSession();
  return ({ department_id: id }) => fullAdmin || (id !== undefined && managed.includes(id));
}
