import { z } from 'zod';
import { DEPARTMENT_KINDS } from '../enums.ts';
import { idAndName, person } from '../field.schema.ts';

export const departmentItem = idAndName.extend({
  kind: z.enum(DEPARTMENT_KINDS),
  branch_ids: z.array(z.number()),
  is_public: z.boolean(),
  mine: z.boolean(),
  /** The caller may send tickets to this department (decisions 2.7 `to_departments`). */ sendable: z.boolean(),
  users: z.array(person).optional(),
});

export const sharedLists = {
  customers_department: idAndName.nullable(),
  managers_department: idAndName.nullable(),
  departments: z.array(departmentItem),
  branches: z.array(idAndName),
};
