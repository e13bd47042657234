import { Name, VisuallyHidden } from '@hamyar/design-system/basics';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link } from '@hamyar/module-sdk';
import type { ReportView } from './report-view.rules.ts';

/** The numbers of a report as a table; the first number leads to the tickets that it counts, a name to its page. */
export function ReportTable({ label, columns, rows }: Pick<ReportView, 'columns' | 'rows'> & { label: string }) {
  return (
    <div className="rp-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, filter, page }, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">
                {page ? (
                  <Link to={page}>
                    <Name>{name}</Name>
                  </Link>
                ) : (
                  <Name>{name}</Name>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{at === 0 && filter ? <Link to={ticketsOf(filter)}>{cell}</Link> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same for screen readers, beside a chart: without links, which nobody would see while they have the focus. */
export function HiddenReportTable({ label, columns, rows }: Pick<ReportView, 'columns' | 'rows'> & { label: string }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
