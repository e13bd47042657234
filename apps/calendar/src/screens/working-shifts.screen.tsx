import type { WorkingShift, WorkingShiftListQuery } from '@hamyar/contracts/calendar';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line, Tag } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { TextLink } from '@hamyar/design-system/theme';
import { defineList, type ListColumn, ListPage, type SortsOf, textFilter, useListQuery } from '@hamyar/module-kit/list';
import { useWorkingShiftsQuery } from '../api/working-shift.api.ts';
import { settingsTitles } from '../messages/fa-manifest.ts';
import { faSettings } from '../messages/fa-settings.ts';

const text = faSettings.shift;
const PATH = '/settings/workingShift';
const hrefOf = (row: WorkingShift) => `${PATH}/${row.id}`;

const shiftList = defineList<WorkingShiftListQuery>()({
  filters: { name: textFilter() },
  sorts: ['name', 'updated_at'],
  defaultSort: { by: 'name', order: 'asc' },
});

const columns: ListColumn<WorkingShift, SortsOf<typeof shiftList>>[] = [
  {
    key: 'name',
    title: text.name,
    sortable: true,
    locked: true,
    render: (row) => (
      <TextLink href={hrefOf(row)}>
        <Line>{row.name}</Line>
      </TextLink>
    ),
  },
  { key: 'hours', title: text.hours, render: (row) => <Line>{row.hours_text}</Line> },
  {
    key: 'status',
    title: text.status,
    width: 130,
    render: (row) =>
      row.is_default ? (
        <Tag tone="primary">{text.default}</Tag>
      ) : (
        <Tag tone={row.status ? 'success' : 'neutral'}>{row.status ? text.active : text.inactive}</Tag>
      ),
  },
  { key: 'updated_at', title: text.updated, width: 120, sortable: true, render: (row) => formatDate(row.updated_at) },
];

/** Settings page with the working shifts [2.40]. */
export function WorkingShiftsScreen() {
  const list = useListQuery(shiftList);
  const reading = useWorkingShiftsQuery(list.query);
  return (
    <ListPage
      name="working-shifts"
      title={settingsTitles.shifts}
      actions={
        <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
          {settingsTitles.shiftNew}
        </ButtonLink>
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      empty={text.empty}
      search={{ filter: 'name', placeholder: text.search }}
      controls={{}}
    />
  );
}
