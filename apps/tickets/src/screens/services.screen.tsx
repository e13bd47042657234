import type { ServiceListQuery, ServiceRow } from '@hamyar/contracts';
import { ButtonLink, Line, Ltr } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { refreshLists, useReferenceList } from '@hamyar/store';
import { useServicesQuery } from '../api/service.api.ts';
import { faCatalog } from '../messages/fa-catalog.ts';
import { titles } from '../messages/fa-manifest.ts';
import { useDepartmentNames } from '../shared/catalog-fields.tsx';
import { ServiceIconShown } from '../shared/service-icon.tsx';
import { StatusTag, TreeName } from '../shared/tree-name.tsx';
import '../settings.css';

const text = faCatalog.service;
const PATH = '/settings/services';
const hrefOf = (row: ServiceRow) => `${PATH}/${row.id}`;

// the rows stand in the order of their tree, which the sort dialog changes
const services = defineList<ServiceListQuery>()({ filters: { s: textFilter() }, sorts: [] });
type Column = ListColumn<ServiceRow, SortsOf<typeof services>>;

const useServiceColumns = (): Column[] => {
  const departmentNames = useDepartmentNames();
  const branches = useReferenceList('branches') ?? [];
  const branchNames = (ids: readonly number[]) =>
    branches
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('، ') || text.allBranches;
  return [
    {
      key: 'name',
      title: text.name,
      locked: true,
      render: ({ name, depth, icon, ...row }) => (
        <TreeName
          name={name}
          depth={depth}
          icon={icon ? <ServiceIconShown name={icon} /> : null}
          href={`${PATH}/${row.id}`}
        />
      ),
    },
    {
      key: 'code',
      title: text.code,
      width: 130,
      render: ({ code }) => (code ? <Ltr latin>{code}</Ltr> : null),
    },
    { key: 'branches', title: text.branches, render: (row) => <Line>{branchNames(row.branch_ids)}</Line> },
    {
      key: 'departments',
      title: faCatalog.departments,
      render: (row) => <Line>{departmentNames(row.department_ids)}</Line>,
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

/** Settings page with the products and services as a tree [2.16]. */
export function ServicesScreen() {
  const list = useListQuery(services);
  const reading = useServicesQuery(list.query);
  const sorted = () => {
    void reading.refetch();
    void refreshLists(undefined, { queryFulfilled: Promise.resolve() });
  };
  return (
    <ListPage
      name="services"
      title={titles.settings.services}
      actions={
        <>
          <SortButton type="service" onSaved={sorted} />
          <ButtonLink variant="primary" icon={<PlusIcon />} href={`${PATH}/new`}>
            {titles.settings.serviceNew}
          </ButtonLink>
        </>
      }
      list={list}
      reading={reading}
      columns={useServiceColumns()}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={720}
      card={(row) => (
        <RowCard>
          <TreeName
            name={row.name}
            depth={row.depth}
            href={hrefOf(row)}
            icon={row.icon ? <ServiceIconShown name={row.icon} /> : null}
          />
          <StatusTag on={row.status} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: faCatalog.search }}
      controls={{}}
    />
  );
}
