import { TICKET_IMPORTANCES, type TicketCategory, type TicketCategoryListQuery } from '@hamyar/contracts';
import { ButtonLink, Line, Name } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { refreshLists } from '@hamyar/store';
import { useTicketCategoriesQuery } from '../api/ticket-category.api.ts';
import { faCatalog } from '../messages/fa-catalog.ts';
import { titles } from '../messages/fa-manifest.ts';
import { useDepartmentNames } from '../shared/catalog-fields.tsx';
import { StatusTag, TreeName } from '../shared/tree-name.tsx';
import '../settings.css';

const text = faCatalog.category;
const PATH = '/settings/ticketCategory';
const hrefOf = (row: TicketCategory) => `${PATH}/${row.id}`;

// the rows stand in the order of their tree, which the sort dialog changes
const categoryList = defineList<TicketCategoryListQuery>()({ filters: { s: textFilter() }, sorts: [] });
type Column = ListColumn<TicketCategory, SortsOf<typeof categoryList>>;

const useCategoryColumns = (): Column[] => {
  const departmentNames = useDepartmentNames();
  return [
    {
      key: 'name',
      title: text.name,
      locked: true,
      render: (row) => <TreeName name={row.name} depth={row.depth} href={hrefOf(row)} />,
    },
    {
      key: 'departments',
      title: faCatalog.departments,
      render: (row) => <Line>{departmentNames(row.department_ids)}</Line>,
    },
    {
      key: 'importance',
      hidden: true,
      title: faCatalog.importance,
      width: 120,
      render: (row) =>
        row.default_importance === null ? null : faCatalog.importances[TICKET_IMPORTANCES[row.default_importance]],
    },
    {
      key: 'recipient',
      hidden: true,
      title: text.recipient,
      render: (row) => (row.default_recipient ? <Name>{row.default_recipient.name}</Name> : null),
    },
    {
      key: 'public',
      title: faCatalog.publicShort,
      width: 130,
      render: (row) => (row.is_public ? faCatalog.publicShort : faCatalog.staffOnly),
    },
    {
      key: 'status',
      title: faCatalog.status,
      width: 100,
      render: (row) => <StatusTag on={row.status} />,
    },
  ];
};

/** Settings page with the categories of tickets as a tree [2.16]. */
export function TicketCategoriesScreen() {
  const list = useListQuery(categoryList);
  const reading = useTicketCategoriesQuery(list.query);
  const sorted = () => {
    void reading.refetch();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  return (
    <ListPage
      name="ticket-categories"
      title={titles.settings.categories}
      actions={
        <>
          <SortButton type="ticketCategory" onSaved={sorted} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {titles.settings.categoryNew}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={useCategoryColumns()}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={720}
      card={(row) => (
        <RowCard>
          <TreeName name={row.name} depth={row.depth} href={hrefOf(row)} />
          <StatusTag on={row.status} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: faCatalog.search }}
      controls={{}}
    />
  );
}
