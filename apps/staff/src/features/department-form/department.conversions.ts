import type {
  AssignMode,
  CustomerAccess,
  Department,
  DepartmentStoreBody,
  DepartmentUpdateBody,
  IdAndName,
  StaffAccess,
} from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';

/** Values of the form of a department. */
export interface DepartmentValues {
  name: string;
  description: string;
  parent_id: number | null;
  /** None: all of them. */
  branch_ids: number[];
  working_shift_id: number | null;
  sla_id: number | null;
  form_id: number | null;
  manager_ids: number[];
  member_ids: number[];
  default_recipient_id: number | null;
  assign_mode: AssignMode;
  max_open_per_agent: number | null;
  is_public: boolean;
  customer_access: CustomerAccess;
  customer_access_to: IdAndName[];
  staff_access: StaffAccess;
  staff_access_ids: number[];
  reopen_policy: Department['reopen_policy'];
  reopen_days: number | null;
  auto_close_days: number | null;
  signature: string;
  status: boolean;
}

/** Which parts of the form a person sees; what is not shown is not sent. */
export interface DepartmentParts {
  /** Somebody of all branches chooses them; others have departments of the own branch. */
  branches: boolean;
  /** The license has working shifts. */
  shifts: boolean;
  /** The license has service levels. */
  sla: boolean;
  /** The license has forms. */
  forms: boolean;
}

export const emptyDepartment: DepartmentValues = {
  name: '',
  description: '',
  parent_id: null,
  branch_ids: [],
  working_shift_id: null,
  sla_id: null,
  form_id: null,
  manager_ids: [],
  member_ids: [],
  default_recipient_id: null,
  assign_mode: 'manual',
  max_open_per_agent: null,
  is_public: true,
  customer_access: 'all',
  customer_access_to: [],
  staff_access: 'all',
  staff_access_ids: [],
  reopen_policy: null,
  reopen_days: null,
  auto_close_days: null,
  signature: '',
  status: true,
};

const ids = (people: readonly { id: number }[]) => people.map(({ id }) => id);

/** The form values of a stored department. */
export const departmentToForm = (stored: Department): DepartmentValues => ({
  name: stored.name,
  description: stored.description,
  parent_id: stored.parent_id,
  branch_ids: stored.branch_ids.filter((id) => id > 0),
  working_shift_id: stored.working_shift?.id ?? null,
  sla_id: stored.sla?.id ?? null,
  form_id: stored.form_id,
  manager_ids: ids(stored.managers),
  member_ids: ids(stored.members),
  default_recipient_id: stored.default_recipient?.id ?? null,
  assign_mode: stored.assign_mode,
  max_open_per_agent: stored.max_open_per_agent,
  is_public: stored.is_public,
  customer_access: stored.customer_access,
  customer_access_to: stored.customer_access_to,
  staff_access: stored.staff_access,
  staff_access_ids: stored.staff_access_ids,
  reopen_policy: stored.reopen_policy,
  reopen_days: stored.reopen_days,
  auto_close_days: stored.auto_close_days,
  signature: stored.signature,
  status: stored.status,
});

/** The body of a department from the form values. */
export const departmentToBody = (
  {
    name,
    description,
    branch_ids,
    working_shift_id,
    sla_id,
    form_id,
    customer_access_to,
    reopen_days,
    ...values
  }: DepartmentValues,
  { branches, shifts, sla, forms }: DepartmentParts,
) =>
  wholeBody<DepartmentStoreBody>({
    ...values,
    name: name.trim(),
    description: description.trim(),
    branch_ids: branches ? (branch_ids.length > 0 ? branch_ids : [-1]) : undefined,
    working_shift_id: shifts ? working_shift_id : undefined,
    sla_id: sla ? sla_id : undefined,
    form_id: forms ? form_id : undefined,
    customer_access_ids: ids(customer_access_to),
    reopen_days: values.reopen_policy === 'days' ? reopen_days : null,
  });

/** Values of the form of a built-in department. */
export interface BuiltInValues {
  name: string;
  description: string;
}

/** The body of a built-in department, of which only the texts change. */
export const builtInToBody = ({ name, description }: BuiltInValues): DepartmentUpdateBody => ({
  name: name.trim(),
  description: description.trim(),
});
