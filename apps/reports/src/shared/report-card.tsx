import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { callUrl } from '@hamyar/contracts';
import { reportExport, type ExportedReport } from '@hamyar/contracts/reports';
import {
  Button,
  Card,
  DropdownMenu,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
  type MenuItem,
} from '@hamyar/design-system/basics';
import { Chart, type ChartHandle } from '@hamyar/design-system/chart';
import { ChartIcon, ImageIcon, ListViewIcon, MoreVerticalIcon } from '@hamyar/design-system/icons';
import { toast } from '@hamyar/design-system/overlay';
import { failureText } from '@hamyar/module-kit/failure';
import { ticketsOf } from '@hamyar/module-kit/list';
import { Link, useGate, useNavigate } from '@hamyar/module-sdk';
import { failureOf } from '@hamyar/store';
import { fa } from '../messages/fa.ts';
import { downloadBlob } from './download.ts';
import { useExportItems } from './export-menu.tsx';
import type { ReportView } from './report-view.rules.ts';
import { HiddenReportTable, ReportTable } from './report-table.tsx';
import type { ReportQuery } from './use-report-filters.ts';

/** What a card needs of the hook that reads its report. */
export interface ReportReading {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Props of {@link ReportCard}. */
export interface ReportCardProps {
  report: ExportedReport;
  /** Default: the name of the report. */
  title?: string;
  /** The query that the card shows, which is that of its file. */
  query: ReportQuery;
  reading: ReportReading;
  /** Null while it is read. */
  view: ReportView | null;
  /** Pixels of the chart, and of what stands in its place. */
  height: number;
  className?: string;
  /** Beside the title: a choice, an average. */
  extra?: ReactNode;
  /** Above the chart: of what it is. */
  tools?: ReactNode;
  /** Beside the chart: the same numbers in words. */
  aside?: ReactNode;
  /** Under the chart: which filters of the page it does not follow, or which of its tickets are listed. */
  note?: ReactNode;
}

/**
 * On the dashboard, what stands in the head of the cards below: the period, which nobody chooses there. It leads to the
 * reports.
 */
export const CardNote = createContext<string | null>(null);

/** One report: its chart or its table, its picture and its files; a press on a value opens the list of its tickets. */
export function ReportCard({
  report,
  title = fa.title[report],
  query,
  reading,
  view,
  height,
  className,
  extra,
  tools,
  aside,
  note: remark,
}: ReportCardProps) {
  const [asTable, setAsTable] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const navigate = useNavigate();
  const note = useContext(CardNote);
  const select = (index: number) => {
    const filter = view?.filters[index];
    if (filter) navigate(ticketsOf(filter));
  };
  return (
    <Card
      className={`rp-card ${className ?? ''}`}
      title={title}
      extra={
        <>
          {note === null ? (
            extra
          ) : (
            <Link to={{ route: 'report' }} className="rp-head-note" title={fa.toReports}>
              {note}
            </Link>
          )}
          <CardMenu
            report={report}
            title={title}
            query={query}
            drawn={view !== null && !view.empty}
            asTable={asTable}
            onAsTable={setAsTable}
            picture={() => chart.current?.picture(title) ?? Promise.resolve(null)}
          />
        </>
      }
    >
      {tools}
      <div className="rp-card-body" style={{ minBlockSize: height }} aria-busy={reading.isFetching}>
        <CardContent reading={reading} view={view} height={height}>
          {(shown) =>
            asTable ? (
              <ReportTable label={title} columns={shown.columns} rows={shown.rows} />
            ) : (
              <>
                <div className="rp-chart">
                  <Chart ref={chart} data={shown.chart} label={title} height={height} onSelect={select} />
                  {shown.beyond ? (
                    <Button variant="link" size="sm" onClick={() => setAsTable(true)}>
                      {shown.beyond}
                    </Button>
                  ) : null}
                  <HiddenReportTable label={title} columns={shown.columns} rows={shown.rows} />
                </div>
                {aside}
              </>
            )
          }
        </CardContent>
      </div>
      {remark ? <p className="rp-remark">{remark}</p> : null}
    </Card>
  );
}

/** What is read, or why there is nothing to show. The numbers before stay while new ones are read. */
export function CardContent<View extends { empty: boolean }>({
  reading: { error, isFetching, refetch },
  view,
  height,
  children,
}: {
  reading: ReportReading;
  view: View | null;
  height: number;
  children: (view: View) => ReactNode;
}) {
  if (error !== undefined && !isFetching)
    return (
      <ErrorState
        title={fa.loadFailed}
        description={failureText(error)}
        traceId={failureOf({ error })?.request_id}
        onRetry={() => void refetch()}
      />
    );
  if (!view) return <Skeleton lines={Math.max(3, Math.round(height / 42))} height={height} />;
  return view.empty ? <EmptyState kind="note" compact title={fa.noData} icon={<ChartIcon />} /> : children(view);
}

/** Reports whose files have dates. */
const DATED: readonly ExportedReport[] = ['reportTicketFrequency', 'reportEmployeeClosing', 'reportDeflection'];

/** Items of a menu that save a report as a file, for who may export data. */
function useReportFiles({ report, query }: Pick<ReportCardProps, 'report' | 'query'>): MenuItem[] {
  const allowed = useGate({ permission: 'export data' });
  // the dashboard has no address of its own to keep a choice in
  const dated = useContext(CardNote) === null && DATED.includes(report);
  const items = useExportItems((file) => callUrl(reportExport, { ...query, report, ...file }), { dated });
  return allowed ? items : [];
}

function CardMenu({
  report,
  title,
  query,
  drawn,
  asTable,
  onAsTable,
  picture,
}: Pick<ReportCardProps, 'report' | 'query'> & {
  title: string;
  drawn: boolean;
  asTable: boolean;
  onAsTable(asTable: boolean): void;
  picture(): Promise<Blob | null>;
}) {
  const files = useReportFiles({ report, query });
  const saveImage = async () => {
    const image = await picture();
    if (image) downloadBlob(image, `${title}.png`);
    else toast.error(fa.loadFailed);
  };
  const items: MenuItem[] = [
    ...(drawn
      ? [
          asTable
            ? { key: 'chart', label: fa.asChart, icon: <ChartIcon />, onSelect: () => onAsTable(false) }
            : { key: 'table', label: fa.asTable, icon: <ListViewIcon />, onSelect: () => onAsTable(true) },
        ]
      : []),
    ...(drawn && !asTable
      ? [{ key: 'image', label: fa.saveImage, icon: <ImageIcon />, onSelect: () => void saveImage() }]
      : []),
    ...files,
  ];
  // the menu comes with the numbers, and the head of the card keeps its size
  return items.length === 0 ? <span className="rp-menu-reserve" /> : <ReportMenu title={title} items={items} />;
}

/** The files of a report that is no chart. */
export function ReportFiles({
  report,
  title = fa.title[report],
  query,
}: Pick<ReportCardProps, 'report' | 'title' | 'query'>) {
  return <ReportMenu title={title} items={useReportFiles({ report, query })} />;
}

const ReportMenu = ({ title, items }: { title: string; items: readonly MenuItem[] }) =>
  items.length === 0 ? null : (
    <DropdownMenu
      label={fa.menu(title)}
      items={items}
      trigger={(props) => <IconButton icon={<MoreVerticalIcon />} label={fa.menu(title)} {...props} />}
    />
  );
