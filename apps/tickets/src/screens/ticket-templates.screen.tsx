import { TEMPLATE_SCOPES, type TicketTemplate, type TicketTemplateListQuery } from '@hamyar/contracts';
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
import { formatNumber, shared } from '@hamyar/persian';
import { useTicketTemplatesQuery } from '../api/ticket-template.api.ts';
import { faTemplates as text, templateTitles } from '../messages/fa-templates.ts';
import { faScopes } from '../messages/fa-staff-scopes.ts';
import { ScopeFilter, scopeText } from '../shared/scope-filter.tsx';
import '../templates.css';

const PATH = '/settings/ticketTemplates';
const hrefOf = (row: TicketTemplate) => `${PATH}/${row.id}`;

const templateList = defineList<TicketTemplateListQuery>()({
  filters: { name: textFilter(), scope: choiceFilter(TEMPLATE_SCOPES), status: null, department_id: null },
  sorts: ['order', 'name', 'usage_count', 'updated_at'],
  defaultSort: { by: 'order', order: 'asc' },
});

const columns: ListColumn<TicketTemplate, SortsOf<typeof templateList>>[] = [
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
    key: 'shortcut',
    title: faScopes.shortcut,
    width: 110,
    render: (row) => (row.shortcut ? <bdi>/{row.shortcut}</bdi> : null),
  },
  {
    key: 'scope',
    title: faScopes.scope,
    width: 150,
    render: scopeText,
  },
  {
    key: 'usage_count',
    title: text.usage,
    width: 124,
    sortable: true,
    render: (row) => formatNumber(row.usage_count),
  },
  { key: 'updated_at', title: text.updated, width: 126, sortable: true, render: (row) => formatDate(row.updated_at) },
  { key: 'status', title: shared.status, width: 92, render: (row) => (row.status ? text.active : text.inactive) },
];

/** Settings page with the ready-made texts of tickets [2.42]. */
export function TicketTemplatesScreen() {
  const list = useListQuery(templateList);
  const reading = useTicketTemplatesQuery(list.query);
  return (
    <ListPage
      name="ticket-templates"
      title={templateTitles.list}
      actions={
        <>
          <SortButton type="ticketTemplate" onSaved={() => void reading.refetch()} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {templateTitles.new}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      empty={text.empty}
      search={{ filter: 'name', placeholder: text.search }}
      controls={{ scope: <ScopeFilter list={list} /> }}
    />
  );
}
