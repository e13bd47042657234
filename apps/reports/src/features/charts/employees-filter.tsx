import { Chip } from '@hamyar/design-system/basics';
import { SearchSelect } from '@hamyar/design-system/fields';
import { formatNumber, isolate } from '@hamyar/persian';
import { skipToken } from '@hamyar/store';
import { useTeamReportQuery } from '../../api/report.api.ts';
import { fa } from '../../messages/fa.ts';
import { findEmployees } from '../../shared/find-employees.ts';

/** Of which employees of the team a report is: each is found by name, the chosen ones stand beside. */
export function EmployeesFilter({ ids, onChange }: { ids: readonly number[]; onChange(ids: readonly number[]): void }) {
  const { data } = useTeamReportQuery(ids.length > 0 ? { employee_ids: [...ids] } : skipToken);
  const nameOf = (id: number) =>
    data?.data.find(({ employee }) => employee.id === id)?.employee.name ?? formatNumber(id);
  return (
    <div className="rp-employees-filter">
      <SearchSelect<number>
        aria-label={fa.employee.only}
        placeholder={fa.employee.only}
        size="small"
        value={null}
        onSearch={findEmployees}
        onChange={(option) => option && onChange([...new Set([...ids, option.value])])}
      />
      {ids.map((id) => (
        <Chip
          key={id}
          label={nameOf(id)}
          removeLabel={fa.employee.without(isolate(nameOf(id)))}
          onRemove={() => onChange(ids.filter((other) => other !== id))}
        />
      ))}
    </div>
  );
}
