import { TEMPLATE_SCOPES, type Macro, type MacroListQuery } from '@hamyar/contracts';
import { formatDate } from '@hamyar/dayjs-jalali';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { TextLink } from '@hamyar/design-system/theme';
import {
  choiceFilter,
  defineList,
  ListPage,
  textFilter,
  useListQuery,
  type ListColumn,
  type SortsOf,
} from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { formatNumber } from '@hamyar/persian';
import { useMacrosQuery } from '../api/macro.api.ts';
import { faMacros as text, macroTitles } from '../messages/fa-staff-macros.ts';
import { faScopes } from '../messages/fa-staff-scopes.ts';
import { ScopeFilter, scopeText } from '../shared/scope-filter.tsx';
import { useMacrosPath } from '../shared/use-macros-path.ts';
import '../templates.css';

const macroList = defineList<MacroListQuery>()({
  filters: { name: textFilter(), scope: choiceFilter(TEMPLATE_SCOPES), status: null },
  sorts: ['order', 'name', 'usage_count', 'updated_at'],
  defaultSort: { by: 'order', order: 'asc' },
});

const columnsOf = (hrefOf: (row: Macro) => string): ListColumn<Macro, SortsOf<typeof macroList>>[] => [
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
  {
    key: 'steps',
    title: text.steps,
    render: (row) => <Line>{row.steps.map(({ type }) => text.step[type]).join(' · ')}</Line>,
  },
  {
    key: 'scope',
    title: faScopes.scope,
    width: 140,
    render: scopeText,
  },
  {
    key: 'usage_count',
    title: text.usage,
    width: 110,
    sortable: true,
    render: (row) => formatNumber(row.usage_count),
  },
  { key: 'updated_at', title: text.updated, width: 120, sortable: true, render: (row) => formatDate(row.updated_at) },
  { key: 'status', title: text.status, width: 80, render: (row) => (row.status ? text.active : text.inactive) },
];

/** Page with the macros that the person sees; everybody keeps own ones (decisions 2.4). */
export function MacrosScreen() {
  const path = useMacrosPath();
  const hrefOf = (row: Macro) => `${path}/${row.id}`;
  const list = useListQuery(macroList);
  const reading = useMacrosQuery(list.query);
  return (
    <ListPage
      name="macros"
      title={macroTitles.list}
      actions={
        <>
          <SortButton type="macro" onSaved={() => void reading.refetch()} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${path}/new`}>
            {macroTitles.new}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={columnsOf(hrefOf)}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      empty={text.empty}
      search={{ filter: 'name', placeholder: text.search }}
      controls={{ scope: <ScopeFilter list={list} /> }}
    />
  );
}
