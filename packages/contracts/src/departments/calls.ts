// Printed from the schemas of this folder by `npm run gen`; do not edit.
import type { Person } from '../fields.ts';
import type { DepartmentKind } from './department-lists.ts';

export interface DepartmentItem {
  id: number;
  name: string;
  kind: DepartmentKind;
  branch_ids: number[];
  is_public: boolean;
  mine: boolean;
  sendable: boolean;
  users?: Person[];
}
