import { useState } from 'react';
import { Avatar, Button, Chip, Line, Ltr, Segmented, Tabs } from '../src/basics/index.ts';
import {
  ColumnsIcon,
  ExportIcon,
  FilterIcon,
  ListViewIcon,
  PlusIcon,
  SplitViewIcon,
  TagIcon,
  TransferIcon,
  UserCheckIcon,
} from '../src/icons/index.ts';
import { Breadcrumbs, Page, PageHeader, ProfileMenu, StaffLayout, TopBar, TopBarSearch } from '../src/layout/index.ts';
import { BulkBar, CardList, ColumnMenu, DataTable, Pager, useSelection } from '../src/table/index.ts';
import type { Sort } from '../src/table/index.ts';
import { DeadlineBadge, ImportanceBadge, StatusBadge, TicketRow } from '../src/ticket/index.ts';
import { desk, ROWS, SampleRail } from './samples.tsx';

const without = ({ key: _, ...row }: (typeof MANY)[number]) => row;
const MANY = Array.from({ length: 24 }, (_, i) => ({ ...ROWS[i % ROWS.length]!, key: i }));

/** The table view of tickets, with a list of cards under it. */
export function TablePage() {
  const [mini, setMini] = useState(true);
  const [view, setView] = useState('table');
  const [tab, setTab] = useState('all');
  const [sort, setSort] = useState<Sort | null>({ key: 'time', order: 'desc' });
  const [page, setPage] = useState({ page: 1, perPage: 25 });
  const { selected, setSelected, clear } = useSelection();
  const [columns, setColumns] = useState([
    { key: 'number', title: 'شمارهٔ تیکت', shown: true, locked: true },
    { key: 'subject', title: 'عنوان تیکت', shown: true, locked: true },
    { key: 'status', title: 'وضعیت', shown: true },
    { key: 'importance', title: 'اهمیت', shown: true },
    { key: 'tags', title: 'برچسب‌ها', shown: false },
  ]);
  return (
    <StaffLayout
      rail={<SampleRail mini={mini} onMini={setMini} />}
      topBar={
        <TopBar
          title="لیست تیکت‌ها"
          breadcrumbs={
            <Breadcrumbs
              items={[
                { key: 'h', title: 'داشبورد', href: '/' },
                { key: 't', title: 'لیست تیکت‌ها' },
              ]}
            />
          }
          search={<TopBarSearch onOpen={() => undefined} />}
        >
          <ProfileMenu name="رضا محمدی" role="مدیر ارشد" items={desk.profile} />
        </TopBar>
      }
    >
      <Page fill className="g-white">
        <div className="g-pad">
          <PageHeader
            title="لیست تیکت‌ها"
            count="۱٬۲۴۸ مورد"
            actions={
              <>
                <Segmented
                  size="sm"
                  label="نما"
                  value={view}
                  onChange={setView}
                  options={[
                    { value: 'split', label: <SplitViewIcon size={17} />, ariaLabel: 'دوبخشی' },
                    { value: 'table', label: <ListViewIcon size={17} />, ariaLabel: 'جدول' },
                  ]}
                />
                <Button icon={<ExportIcon />}>خروجی گرفتن</Button>
                <ColumnMenu
                  columns={columns}
                  onChange={setColumns}
                  onReset={() => undefined}
                  trigger={(props) => (
                    <Button icon={<ColumnsIcon />} active={props['aria-expanded']} {...props}>
                      انتخاب ستون‌ها
                    </Button>
                  )}
                />
              </>
            }
          />
        </div>
        <div className="g-tabs">
          <Tabs
            label="نماها"
            value={tab}
            onChange={setTab}
            items={[
              { key: 'all', label: 'همه', count: 1248 },
              { key: 'mine', label: 'تیکت‌های من', count: 12 },
              { key: 'late', label: 'گذشته از مهلت', count: 2, hot: true },
            ]}
            extra={
              <Button variant="link" icon={<PlusIcon />}>
                نمای جدید
              </Button>
            }
          />
        </div>
        <div className="g-row g-pad">
          <FilterIcon />
          <Chip label="وضعیت" value="همه به‌جز بسته" onRemove={() => undefined} />
          <Chip label="دپارتمان" value="۴ مورد" onRemove={() => undefined} />
          <Chip dashed icon={<PlusIcon />} label="فیلتر" onClick={() => undefined} />
        </div>
        <DataTable
          label="تیکت‌ها"
          rows={MANY}
          rowKey={(row) => row.key}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelect={setSelected}
          rowHref={() => '/desk'}
          minWidth={980}
          columns={[
            {
              key: 'number',
              title: 'شمارهٔ تیکت',
              width: 140,
              render: (row) => <Ltr className="hd-muted">{row.number}</Ltr>,
            },
            {
              key: 'subject',
              title: 'عنوان تیکت',
              render: (row) => (
                <a href="/desk">
                  <Line>{row.subject}</Line>
                </a>
              ),
              sortable: true,
            },
            {
              key: 'person',
              title: 'مشتری',
              width: 200,
              render: (row) => (
                <span className="hd-with-avatar">
                  <Avatar name={row.person} seed={row.person} size={28} />
                  <span className="hd-two-lines">
                    <b>
                      <Line>{row.person}</Line>
                    </b>
                    <small>
                      <Line>{row.organization}</Line>
                    </small>
                  </span>
                </span>
              ),
            },
            { key: 'status', title: 'وضعیت', width: 140, render: (row) => <StatusBadge status={row.status} /> },
            {
              key: 'importance',
              title: 'اهمیت',
              width: 100,
              render: (row) => <ImportanceBadge importance={row.importance ?? 0} showLabel />,
            },
            {
              key: 'deadline',
              title: 'مهلت پاسخ',
              width: 130,
              render: (row) =>
                row.deadline ? <DeadlineBadge tone={row.deadlineTone}>{row.deadline}</DeadlineBadge> : '—',
            },
            {
              key: 'time',
              title: 'آخرین فعالیت',
              width: 130,
              sortable: true,
              render: (row) => <span className="hd-muted">{row.time}</span>,
            },
          ]}
          card={(row) => (
            <ul>
              <TicketRow {...without(row)} />
            </ul>
          )}
          footer={<Pager {...page} total={213} onChange={(next, perPage) => setPage({ page: next, perPage })} />}
        />
        <BulkBar count={selected.size} onClear={clear}>
          <button type="button">
            <UserCheckIcon />
            واگذاری تیکت
          </button>
          <button type="button">
            <TransferIcon />
            ارجاع تیکت
          </button>
          <button type="button">
            <TagIcon />
            برچسب‌ها
          </button>
        </BulkBar>
        {view === 'split' ? (
          <CardList
            label="سطح‌ها"
            items={[
              { key: 1, name: 'طلایی', description: 'پاسخ تا ۲ ساعت', icon: <TagIcon /> },
              { key: 2, name: 'عادی', locked: true },
            ]}
            onEdit={() => undefined}
            onDelete={() => Promise.resolve()}
          />
        ) : null}
      </Page>
    </StaffLayout>
  );
}
