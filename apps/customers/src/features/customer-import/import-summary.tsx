import type { UserImport, UserImportGetData } from '@hamyar/contracts';
import { Card, classNames, Line, Ltr } from '@hamyar/design-system/basics';
import { DataTable, type Column } from '@hamyar/design-system/table';
import { fill, formatNumber } from '@hamyar/persian';
import { faImport as text } from '../../messages/fa-import.ts';

const KINDS = ['create', 'update', 'skip', 'error'] as const;

/** How many rows are of each kind, as figures and as one bar. */
export function ImportCounts({ counts }: Pick<UserImport, 'counts'>) {
  const label = fill(text.countsLabel, counts);
  return (
    <Card className="customers-counts">
      <dl>
        {KINDS.map((kind) => (
          <div key={kind} className={`customers-count-${kind}`}>
            <dt>{text.counts[kind]}</dt>
            <dd>{formatNumber(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      <div className="customers-counts-bar" role="img" aria-label={label}>
        {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
          <span key={kind} className={`customers-count-${kind}`} style={{ flexGrow: counts[kind] }} />
        ))}
      </div>
    </Card>
  );
}

type Fault = UserImportGetData['faults'][number];

const COLUMNS: Column<Fault>[] = [
  { key: 'line', title: text.line, width: 80, numeric: true, render: ({ line }) => formatNumber(line) },
  { key: 'column', title: text.column, width: 150, render: ({ column }) => <Ltr latin>{column}</Ltr> },
  {
    key: 'value',
    title: text.value,
    render: ({ value }) => (value ? <Line className="customers-fault-value">{value}</Line> : null),
  },
  {
    key: 'reason',
    title: text.reason,
    render: ({ message }) => <span className="customers-fault-reason">{message}</span>,
  },
];

/** Why rows are not stored: line, column, value and reason (decisions 2.20). */
export function ImportFaults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <Card title={text.faults} count={formatNumber(faults.length)} flush footer={text.faultsShown}>
      <DataTable
        label={text.faults}
        columns={COLUMNS}
        rows={faults}
        rowKey={(fault) => `${fault.line} ${fault.column} ${faults.indexOf(fault)}`}
        card={({ line, column, value, message }) => (
          <div className="customers-fault">
            <b>
              {text.line} {formatNumber(line)} · <Ltr latin>{column}</Ltr>
            </b>
            {value ? <Line className="customers-fault-value">{value}</Line> : null}
            <span>{message}</span>
          </div>
        )}
      />
    </Card>
  );
}

/** Where an import is, of its steps. */
export function ImportSteps({ state }: Pick<UserImport, 'state'>) {
  const at = { ready: 1, running: 2, ended: 3, cancelled: 3, undone: 3 }[state];
  return (
    <ol className="customers-steps" aria-label={text.stepsLabel}>
      {text.steps.map((step, n) => (
        <li
          key={step}
          className={classNames(n < at && 'customers-step-done')}
          aria-current={n === at ? 'step' : undefined}
        >
          <span aria-hidden>{formatNumber(n + 1)}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
