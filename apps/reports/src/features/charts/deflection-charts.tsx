import type { ReportDeflectionData } from '@hamyar/contracts/reports';
import { deflectionRows } from '@hamyar/domain';
import { usePlatform } from '@hamyar/module-sdk';
import { formatPercent } from '@hamyar/persian';
import { useArticleDeflectionsQuery, useDeflectionQuery } from '../../api/report.api.ts';
import { fa } from '../../messages/fa.ts';
import { ReportCard } from '../../shared/report-card.tsx';
import { chartOf, pointsView, tableOf, type ReportView } from '../../shared/report-view.rules.ts';
import type { ReportQuery } from '../../shared/use-report-filters.ts';
import { FRESH, type ReportChartProps } from './ticket-charts.tsx';
import { timePoints } from './time-points.ts';

const HEIGHT = 236;
const text = fa.deflection;

/** The part of the page's query that readers of articles have, and whether it leaves something out. */
function ofReaders({ department_ids, service_ids, category_ids, employee_ids: _employees, ...query }: ReportQuery) {
  const narrowed = [department_ids, service_ids, category_ids].some((ids) => ids !== undefined);
  return { query, note: narrowed ? text.unfiltered : undefined };
}

/** Problems that suggestions solved while somebody wrote a ticket, beside the tickets created (decisions 2.12). */
export function DeflectionChart({ query: asked, height = HEIGHT }: ReportChartProps) {
  const { query, note } = ofReaders(asked);
  const reading = useDeflectionQuery(query, FRESH);
  const { data } = reading;
  const now = usePlatform().now();
  return (
    <ReportCard
      report="reportDeflection"
      {...{ query, note, reading, height }}
      view={data ? deflectionView(data, now) : null}
      className="rp-7"
      extra={data ? <ShareNote {...data} /> : null}
    />
  );
}

const ShareNote = ({ share, previous_share }: ReportDeflectionData) => (
  <span className="rp-head-note">
    {text.shareOf(formatPercent(share))}
    {previous_share === null ? '' : ` · ${text.before(formatPercent(previous_share))}`}
  </span>
);

/** The line is what was solved; the list behind a row is that of its tickets, so that number stands first. */
function deflectionView({ buckets, solved, created }: ReportDeflectionData, now: number): ReportView {
  const points = timePoints(buckets, now);
  const line = points.map(({ filter: _tickets, ...point }) => point);
  const named = points.map(({ name, title = name, filter }) => ({ name: title, filter }));
  const compared = buckets.some(({ previous }) => previous !== null);
  return {
    ...chartOf(line, { kind: 'line', series: fa.columns.solved }),
    ...tableOf('reportDeflection', deflectionRows(buckets), named, compared),
    empty: solved + created === 0,
  };
}

/** The same problems by the article that solved them; a name in the table leads to it. */
export function ArticleDeflectionChart({ query: asked, height = HEIGHT }: ReportChartProps) {
  const { query } = ofReaders(asked);
  const reading = useArticleDeflectionsQuery(query, FRESH);
  const points = reading.data?.map(({ x, name, total, previous }) => ({
    name: name ?? text.others,
    value: total,
    previous,
    color: x === null ? ('text-4' as const) : undefined,
    page: x === null ? undefined : { route: 'kb-articles-id' as const, params: { id: x } },
  }));
  const view = points ? pointsView('reportDeflectionArticle', points, { kind: 'bars' }) : null;
  return <ReportCard report="reportDeflectionArticle" {...{ query, reading, height, view }} className="rp-5" />;
}
