import { pagePath, type BranchListQuery, type BranchRow } from '@hamyar/contracts';
import { Avatar, ButtonLink, Line, Ltr } from '@hamyar/design-system/basics';
import { PlusIcon } from '@hamyar/design-system/icons';
import { RowCard } from '@hamyar/design-system/table';
import { TextLink } from '@hamyar/design-system/theme';
import { defineList, ListPage, textFilter, useListQuery, type ListColumn, type SortsOf } from '@hamyar/module-kit/list';
import { SortButton } from '@hamyar/module-kit/order';
import { useTargetPath } from '@hamyar/module-sdk';
import { joinFa, toFa } from '@hamyar/persian';
import { loadReferenceLists } from '@hamyar/store';
import { useBranchesQuery } from '../../api/branch.api.ts';
import { faBranches } from '../../messages/fa-branches.ts';
import { titles } from '../../messages/fa-manifest.ts';
import { StatusTag } from '../../shared/department-parts.tsx';

const text = faBranches.list;
const hrefOf = (row: BranchRow) => pagePath('/branches/:id', { id: row.id });

// the rows stand in the order that the sort dialog changes
const branchList = defineList<BranchListQuery>()({ filters: { s: textFilter() }, sorts: [] });

/** Logo, name and code of a branch; the name leads to the page. */
const BranchName = ({ row }: { row: BranchRow }) => (
  <span className="st-who">
    <Avatar name={row.name} src={row.logo_link} seed={row.id} size={32} />
    <span>
      <b>
        <TextLink className="st-open" href={hrefOf(row)}>
          <Line>{row.name}</Line>
        </TextLink>
      </b>
      <small>
        <Ltr>{row.code}</Ltr>
      </small>
    </span>
  </span>
);

const Quiet = ({ children }: { children: string }) => <span className="st-quiet">{children}</span>;

const columns: ListColumn<BranchRow, SortsOf<typeof branchList>>[] = [
  { key: 'name', title: faBranches.form.name, locked: true, render: (row) => <BranchName row={row} /> },
  {
    key: 'managers',
    title: text.managers,
    render: (row) =>
      row.managers.length > 0 ? (
        <Line>{joinFa(row.managers.map(({ name }) => name))}</Line>
      ) : (
        <Quiet>{text.noManagers}</Quiet>
      ),
  },
  {
    key: 'city',
    title: text.city,
    width: 150,
    render: (row) => (row.city ? <Line>{row.city}</Line> : <Quiet>—</Quiet>),
  },
  { key: 'employees', title: text.employees, width: 130, numeric: true, render: (row) => toFa(row.employee_count) },
  { key: 'status', title: text.status, width: 100, render: (row) => <StatusTag on={row.status} /> },
];

/** The branches in their order (spec 2.4). */
export function BranchList() {
  const list = useListQuery(branchList);
  const reading = useBranchesQuery(list.query);
  const toNew = useTargetPath({ route: 'branches-new' });
  const sorted = () => {
    void reading.refetch();
    void loadReferenceLists({ force: true });
  };
  return (
    <ListPage
      name="branches"
      title={titles.branches}
      actions={
        <>
          <SortButton type="branch" onSaved={sorted} />
          {toNew === null ? null : (
            <ButtonLink variant="primary" icon={<PlusIcon />} href={toNew}>
              {titles.branchNew}
            </ButtonLink>
          )}
        </>
      }
      list={list}
      reading={reading}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={hrefOf}
      minWidth={760}
      card={(row) => (
        <RowCard>
          <BranchName row={row} />
          <StatusTag on={row.status} />
        </RowCard>
      )}
      empty={text.empty}
      search={{ filter: 's', placeholder: text.search }}
      controls={{}}
    />
  );
}
