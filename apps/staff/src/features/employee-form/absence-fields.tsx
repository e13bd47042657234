import type { Employee } from '@hamyar/contracts';
import { Card } from '@hamyar/design-system/basics';
import { JalaliDate } from '@hamyar/design-system/dates';
import { FormGrid, Select } from '@hamyar/design-system/fields';
import { ClockIcon } from '@hamyar/design-system/icons';
import { FormField, type ResourceForm } from '@hamyar/module-kit/form';
import { faEmployees } from '../../messages/fa-employees.ts';
import { useColleagueOptions } from '../../shared/department-options.ts';
import type { EmployeeValues } from './employee.conversions.ts';

const text = faEmployees.form;

interface AbsenceFieldsProps {
  form: ResourceForm<EmployeeValues>;
  stored: Employee;
}

/** When the employee gets no tickets, and who gets them instead (decisions 2.8). */
export function AbsenceFields({ form, stored }: AbsenceFieldsProps) {
  const locked = !stored.parts.includes('absence');
  const substitute = stored.absence?.substitute;
  const people = useColleagueOptions(substitute ? [substitute] : []).filter(({ value }) => value !== stored.id);
  return (
    <Card title={text.absence} icon={<ClockIcon />}>
      <FormGrid>
        <FormField form={form} name="away_from" label={text.awayFrom}>
          {(control) => (
            <JalaliDate
              {...control}
              disabled={locked}
              onChange={(day) => form.change(() => ({ away_from: day, ...(day === null && EMPTY) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="away_until" label={text.awayUntil}>
          {(control) => (
            <JalaliDate {...control} disabled={locked} {...(form.values.away_from && { min: form.values.away_from })} />
          )}
        </FormField>
      </FormGrid>
      <FormField form={form} name="substitute_id" label={text.substitute} help={text.substituteHelp}>
        {(control) => (
          <Select
            {...control}
            disabled={locked || form.values.away_from === null}
            clearable
            searchable
            placeholder={text.noSubstitute}
            options={people}
          />
        )}
      </FormField>
    </Card>
  );
}

const EMPTY = { away_until: null, substitute_id: null };
