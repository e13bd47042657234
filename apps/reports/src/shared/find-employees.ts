import { reportEmployeeList } from '@hamyar/contracts/reports';
import type { SelectOption } from '@hamyar/design-system/fields';
import { send } from '@hamyar/store';

/** Employees that one search offers. */
const FOUND_MAX = 10;

/** Employees of the own team by a part of their name. */
export async function findEmployees(keyword: string): Promise<SelectOption<number>[]> {
  const { data } = await send(reportEmployeeList, { keyword, perPage: FOUND_MAX });
  return (data?.data ?? []).map(({ employee }) => ({ value: employee.id, label: employee.name }));
}
