import {
  ANNOUNCEMENT_IMPORTANCES,
  ANNOUNCEMENT_STATES,
  type AnnouncementAudience,
  type AnnouncementListQuery,
  type AnnouncementRow,
} from '@hamyar/contracts/announcements';
import { pagePath } from '@hamyar/contracts';
import { formatDateTime } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { Select } from '@hamyar/design-system/fields';
import { PinIcon, PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import {
  choiceFilter,
  defineList,
  ListPage,
  numberFilter,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { useTargetPath } from '@hamyar/module-sdk';
import { fill, formatNumber, joinFa } from '@hamyar/persian';
import { useAnnouncementsQuery } from '../../api/announcement.api.ts';
import { faAnnouncementEditor } from '../../messages/fa-announcement-editor.ts';
import { announcementTitles as titles } from '../../messages/fa-announcement-titles.ts';
import { faAnnouncements } from '../../messages/fa-announcements.ts';
import { AnnouncementState } from '../../shared/announcement-state.tsx';
import { ImportanceLabel } from '../../shared/importance-bars.tsx';
import { pathsOf } from '../../shared/announcement-paths.ts';

const text = faAnnouncementEditor.list;
const ALL_BRANCHES = -1;
const IMPORTANCES = ANNOUNCEMENT_IMPORTANCES;

// each of the two lists has its own page, so the audience is no filter of the address
const announcementList = defineList<AnnouncementListQuery>()({
  filters: { s: textFilter(), state: choiceFilter(ANNOUNCEMENT_STATES), importance: numberFilter(), audience: null },
  sorts: [],
});

const hrefOf = ({ audience, id }: AnnouncementRow) =>
  audience === 'customers'
    ? pagePath('/customerAnnouncement/:id', { id })
    : pagePath('/employeeAnnouncement/:id', { id });

const Title = ({ row }: { row: AnnouncementRow }) => (
  <b className="st-ann-title">
    {row.pinned ? <PinIcon size={15} title={faAnnouncements.pinned} /> : null}
    <TextLink className="st-open" href={hrefOf(row)}>
      <Line>{row.title}</Line>
    </TextLink>
  </b>
);

const audienceOf = ({ branch_ids: ids, branches }: AnnouncementRow): string =>
  ids.includes(ALL_BRANCHES) ? text.allBranches : joinFa(branches.map(({ name }) => name));

const Seen = ({ row }: { row: AnnouncementRow }) =>
  row.state === 'live' || row.state === 'ended' ? (
    fill(text.seenOf, { seen: formatNumber(row.stats.seen), sent: formatNumber(row.stats.sent) })
  ) : (
    <span className="st-quiet">—</span>
  );

const columns: ListColumn<AnnouncementRow, SortsOf<typeof announcementList>>[] = [
  { key: 'title', title: text.title, locked: true, render: (row) => <Title row={row} /> },
  { key: 'state', title: text.state, width: 140, render: (row) => <AnnouncementState state={row.state} /> },
  {
    key: 'importance',
    title: text.importance,
    width: 110,
    render: (row) => <ImportanceLabel importance={row.importance} />,
  },
  { key: 'audience', title: text.audience, width: 170, render: (row) => <Line>{audienceOf(row)}</Line> },
  {
    key: 'start',
    title: text.start,
    width: 170,
    render: (row) => (row.start_at === null ? <span className="st-quiet">—</span> : formatDateTime(row.start_at)),
  },
  {
    key: 'end',
    title: text.end,
    width: 170,
    render: (row) =>
      row.end_at === null ? <span className="st-quiet">{text.noEnd}</span> : formatDateTime(row.end_at),
  },
  { key: 'seen', title: text.seen, width: 120, numeric: true, render: (row) => <Seen row={row} /> },
];

/** The announcements of one audience that the person writes (spec 2.6, 2.7). */
export function AnnouncementList({ audience }: { audience: AnnouncementAudience }) {
  const list = useListQuery(announcementList);
  const reading = useAnnouncementsQuery({ ...list.query, audience });
  const customers = audience === 'customers';
  const toNew = useTargetPath({ route: customers ? 'customerAnnouncement-new' : 'employeeAnnouncement-new' });
  return (
    <ListPage
      name={pathsOf(audience).name}
      title={customers ? titles.customers : titles.employees}
      actions={
        toNew === null ? null : (
          <ButtonLink variant="primary" icon={<PlusIcon />} href={toNew}>
            {titles.new}
          </ButtonLink>
        )
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={1080}
      card={(row) => (
        <RowCard
          below={
            <>
              <AnnouncementState state={row.state} />
              <ImportanceLabel importance={row.importance} />
            </>
          }
        >
          <Title row={row} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={{
        state: (
          <Select
            aria-label={text.state}
            placeholder={text.state}
            clearable
            options={ANNOUNCEMENT_STATES.map((value) => ({ value, label: faAnnouncementEditor.states[value] }))}
            value={list.filters.state ?? null}
            onChange={(state) => list.setFilters({ state: state ?? undefined })}
          />
        ),
        importance: (
          <Select
            aria-label={text.importance}
            placeholder={text.importance}
            clearable
            options={IMPORTANCES.map((value) => ({ value, label: faAnnouncements.importances[value] }))}
            value={IMPORTANCES.find((one) => one === list.filters.importance) ?? null}
            onChange={(importance) => list.setFilters({ importance: importance ?? undefined })}
          />
        ),
      }}
    />
  );
}
