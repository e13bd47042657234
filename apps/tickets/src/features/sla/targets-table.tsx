import { SLA_CLOCKS, TICKET_IMPORTANCES, type TicketImportance } from '@hamyar/contracts';
import { HourMinuteInput, Select } from '@hamyar/design-system/fields';
import { ImportanceBadge } from '@hamyar/design-system/ticket';
import { fill } from '@hamyar/persian';
import { faSlaPolicy } from '../../messages/fa-sla-policy.ts';
import type { TargetValues } from './sla.conversions.ts';
import { disorderedTargets } from './sla.validation.ts';

const text = faSlaPolicy.targets;
/** The most important first. */
const ROWS = [...TICKET_IMPORTANCES].reverse();
const CLOCKS = SLA_CLOCKS.map((value) => ({ value, label: text.clocks[value] }));

interface TargetsTableProps {
  id: string;
  value: TargetValues[];
  onChange(targets: TargetValues[]): void;
  onBlur(): void;
  invalid: boolean;
  /** With the due times of the next responses, which only one license opens. */
  conditional: boolean;
  disabled: boolean;
  'aria-describedby'?: string | undefined;
}

/** The targets of each importance as hours and minutes, and which time counts for them. */
export function TargetsTable({
  id,
  value,
  onChange,
  onBlur,
  invalid,
  conditional,
  disabled,
  ...aria
}: TargetsTableProps) {
  const columns = ['first_response', ...(conditional ? (['next_response'] as const) : []), 'resolution'] as const;
  const wrong = invalid ? disorderedTargets(value) : [];
  const set = (importance: TicketImportance, part: Partial<TargetValues>) =>
    onChange(value.map((row, at) => (at === importance ? { ...row, ...part } : row)));
  const fieldLabel = (
    target: keyof typeof text & ('first_response' | 'next_response' | 'resolution' | 'clock'),
    importance: TicketImportance,
  ) => fill(text.field, { target: text[target], importance: text.importances[importance] });
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={text.title}
      className={conditional ? 'tk-sla-targets tk-sla-targets-more' : 'tk-sla-targets'}
      {...aria}
    >
      <div className="tk-sla-target-head" aria-hidden="true">
        <span>{text.importance}</span>
        {columns.map((column) => (
          <span key={column}>{text[column]}</span>
        ))}
        <span>{text.clock}</span>
      </div>
      {ROWS.map((importance) => {
        const row = value[importance]!;
        return (
          <div key={importance} className="tk-sla-target">
            <ImportanceBadge importance={importance} showLabel />
            {columns.map((column) => (
              <div key={column} className="tk-sla-cell">
                <span aria-hidden="true">{text[column]}</span>
                <HourMinuteInput
                  aria-label={fieldLabel(column, importance)}
                  invalid={column === 'resolution' && wrong.includes(importance)}
                  disabled={disabled}
                  value={row[column]}
                  onBlur={onBlur}
                  onChange={(next) => set(importance, { [column]: next })}
                />
              </div>
            ))}
            <div className="tk-sla-cell">
              <span aria-hidden="true">{text.clock}</span>
              <Select
                aria-label={fieldLabel('clock', importance)}
                options={CLOCKS}
                disabled={disabled}
                value={row.clock}
                onChange={(clock) => set(importance, { clock: clock ?? 'working' })}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The targets of the most important one for all. */
export const copyDown = (targets: readonly TargetValues[]): TargetValues[] => targets.map(() => targets[ROWS[0]!]!);
