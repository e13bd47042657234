import { SearchSelect } from '@hamyar/design-system/fields';
import { useNavigate } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { findEmployees } from '../../shared/find-employees.ts';
import { useReportSearch } from '../../shared/use-report-filters.ts';

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
