import { pagePath, type DepartmentListQuery, type DepartmentRow } from '@hamyar/contracts';
import { ButtonLink, Line } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { useSession, useTargetPath } from '@hamyar/module-sdk';
import { joinFa, toFa } from '@hamyar/persian';
import { loadReferenceLists } from '@hamyar/store';
import { useDepartmentsQuery } from '../../api/department.api.ts';
import { fa } from '../../messages/fa.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { DepartmentName, StatusTag } from '../../shared/department-parts.tsx';
import { useBranchNames } from '../../shared/department-options.ts';

const text = fa.departments;
const hrefOf = (row: DepartmentRow) => pagePath('/departments/:id', { id: row.id });

// the rows stand in the order of their tree, which the sort dialog changes
const departmentList = defineList<DepartmentListQuery>()({ filters: { s: textFilter() }, sorts: [] });

function useColumns(): ListColumn<DepartmentRow, SortsOf<typeof departmentList>>[] {
  const branchNames = useBranchNames();
  return [
    { key: 'name', title: text.name, locked: true, render: (row) => <DepartmentName row={row} href={hrefOf(row)} /> },
    {
      key: 'managers',
      title: text.managers,
      render: (row) =>
        row.managers.length > 0 ? (
          <Line>{joinFa(row.managers.map(({ name }) => name))}</Line>
        ) : (
          <span className="st-quiet">{text.noManagers}</span>
        ),
    },
    { key: 'members', title: text.members, width: 110, numeric: true, render: (row) => toFa(row.member_count) },
    { key: 'branches', title: text.branches, width: 160, render: (row) => <Line>{branchNames(row.branch_ids)}</Line> },
    {
      key: 'public',
      title: text.public,
      width: 130,
      render: (row) => (row.is_public ? text.publicShort : text.staffOnly),
    },
    { key: 'status', title: fa.status, width: 100, render: (row) => <StatusTag on={row.status} /> },
  ];
}

/** The departments as a tree (spec 2.9). */
export function DepartmentList() {
  const list = useListQuery(departmentList);
  const reading = useDepartmentsQuery(list.query);
  const { full_admin: fullAdmin } = useSession();
  const toNew = useTargetPath({ route: 'departments-new' });
  const sorted = () => {
    void reading.refetch();
    void loadReferenceLists({ force: true });
  };
  return (
    <ListPage
      name="departments"
      title={titles.departments}
      actions={
        <>
          {fullAdmin ? <SortButton type="department" onSaved={sorted} /> : null}
          {toNew === null ? null : (
            <ButtonLink variant="primary" icon={<PlusIcon />} href={toNew}>
              {titles.departmentNew}
            </ButtonLink>
          )}
        </>
      }
      list={list}
      reading={reading}
      columns={useColumns()}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={820}
      card={(row) => (
        <RowCard>
          <DepartmentName row={row} href={hrefOf(row)} />
          <StatusTag on={row.status} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={{}}
    />
  );
}
