import { reportEmployeeList } from '@hamyar/contracts/reports';
import { SearchSelect, type SelectOption } from '@hamyar/design-system/fields';
import { useNavigate } from '@hamyar/module-sdk';
import { send } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { useReportSearch } from '../../shared/use-report-filters.ts';

/** Employees that one search offers. */
const FOUND_MAX = 10;

async function findEmployees(keyword: string): Promise<SelectOption<number>[]> {
  const { data } = await send(reportEmployeeList, { keyword, perPage: FOUND_MAX });
  return (data?.data ?? []).map(({ employee }) => ({ value: employee.id, label: employee.name }));
}

/** Opens the page of another employee of the team, with the same range and filters. */
export function EmployeeChoice() {
  const navigate = useNavigate();
  const search = useReportSearch();
  return (
    <div className="rp-employee-choice">
      <SearchSelect<number>
        aria-label={fa.employee.choose}
        placeholder={fa.employee.choose}
        value={null}
        onSearch={findEmployees}
        onChange={(option) =>
          option && navigate({ route: 'report-employees-id', params: { id: option.value }, search })
        }
      />
    </div>
  );
}
