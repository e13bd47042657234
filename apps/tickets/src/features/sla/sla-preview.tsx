import type { SlaDueQuery, TicketImportance } from '@hamyar/contracts';
import { Card, Field, Skeleton } from '@hamyar/design-system/basics';
import { JalaliDateTime } from '@hamyar/design-system/dates';
import { Select } from '@hamyar/design-system/fields';
import { WaitIcon } from '@hamyar/design-system/icons';
import { ALL_BRANCHES } from '@hamyar/domain';
import { skipToken } from '@hamyar/store';
import { useId, useState } from 'react';
import { useSlaDueQuery } from '../../api/sla.api.ts';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import { importanceOptions, useDepartmentOptions } from '../../shared/catalog-fields.tsx';
import { DueTimes } from './due-times.tsx';
import { minutesOf, type SlaValues } from './sla.conversions.ts';
import { disorderedTargets } from './sla.validation.ts';

const text = faSlaPolicy.preview;
const HIGH = 2;
/** The pickers have steps of five minutes. */
const now = () => Math.floor(Date.now() / 300_000) * 300;

/** What the server is asked of values that nobody has stored; null while they cannot be due. */
function dueQuery(
  values: SlaValues,
  importance: TicketImportance,
  departmentId: number | null,
  at: number,
): SlaDueQuery | null {
  const row = values.targets[importance];
  if (!row || disorderedTargets(values.targets).includes(importance)) return null;
  const [first, resolution] = [minutesOf(row.first_response), minutesOf(row.resolution)];
  return {
    at,
    clock: row.clock,
    ...(values.working_shift_id !== null && { working_shift_id: values.working_shift_id }),
    ...(departmentId !== null && { department_id: departmentId }),
    ...(values.branch_id !== ALL_BRANCHES && { branch_id: values.branch_id }),
    ...(first && { first_response_minutes: first }),
    ...(resolution && { resolution_minutes: resolution }),
  };
}

/** When a ticket that comes at a moment would be due by the values of the form, before they are stored. */
export function SlaPreview({ values }: { values: SlaValues }) {
  const id = useId();
  const [importance, setImportance] = useState<TicketImportance>(HIGH);
  const [departmentId, setDepartment] = useState<number | null>(null);
  const [at, setAt] = useState(now);
  const departments = useDepartmentOptions();
  const query = dueQuery(values, importance, departmentId, at);
  const { currentData, data } = useSlaDueQuery(query ?? skipToken);
  // what was shown stays until the new answer is there
  const dues = query === null ? null : (currentData ?? data);
  return (
    <Card title={text.title} icon={<WaitIcon />}>
      <div className="tk-sla-preview">
        <Field controlId={`${id}-importance`} label={text.importance}>
          <Select
            id={`${id}-importance`}
            options={importanceOptions}
            value={importance}
            onChange={(value) => value !== null && setImportance(value)}
          />
        </Field>
        <Field controlId={`${id}-at`} label={text.at}>
          <JalaliDateTime id={`${id}-at`} allowClear={false} value={at} onChange={(value) => setAt(value ?? at)} />
        </Field>
        <Field controlId={`${id}-department`} label={text.department}>
          <Select
            id={`${id}-department`}
            clearable
            placeholder={text.anyDepartment}
            options={departments}
            value={departmentId}
            onChange={setDepartment}
          />
        </Field>
      </div>
      {query === null ? <p className="tk-sla-none">{text.none}</p> : dues ? <DueTimes dues={dues} /> : <Skeleton />}
    </Card>
  );
}
