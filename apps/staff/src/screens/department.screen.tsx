import type { Department } from '@hamyar/contracts';
import { Tabs } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { ResourceView } from '@hamyar/module-kit/detail';
import {
  Slot,
  useContributions,
  useIdParam,
  useNavigate,
  usePageParams,
  useSearchValue,
  useSetSearch,
} from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/staff.css';
import { useDepartmentQuery } from '../api/department.api.ts';
import { BuiltInForm } from '../features/department-form/built-in.form.tsx';
import { DeleteDepartment } from '../features/department-form/delete-department.tsx';
import { DepartmentFacts } from '../features/department-form/department-facts.tsx';
import { DepartmentForm } from '../features/department-form/department.form.tsx';
import { fa } from '../messages/fa.ts';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/departments';
/** The tab of the department's own form. */
const GENERAL = 'general';

/** The page of one department with its form (spec 2.9). */
export function DepartmentScreen() {
  const id = useIdParam();
  const reading = useDepartmentQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'departments-id'>({ id: reading.data?.name });
  return (
    <Page>
      <PageHeader title={reading.data?.name ?? titles.department} backHref={LIST} />
      <ResourceView reading={reading}>{(stored) => <WithTabs key={stored.id} stored={stored} />}</ResourceView>
    </Page>
  );
}

/** A department that answers tickets with what other modules add to it, such as its own fields [2.58]. */
function WithTabs({ stored }: { stored: Department }) {
  const parts = useContributions('staff.department/v1');
  const asked = useSearchValue<'departments-id'>('tab');
  const setSearch = useSetSearch();
  if (parts.length === 0 || stored.kind !== 'normal') return <Shown stored={stored} />;
  const chosen = parts.find(({ name }) => name === asked);
  return (
    <Tabs
      label={titles.department}
      items={[
        { key: GENERAL, label: fa.form.general },
        ...parts.map(({ name, title = '' }) => ({ key: name, label: title })),
      ]}
      value={chosen?.name ?? GENERAL}
      onChange={(tab) => setSearch({ tab: tab === GENERAL ? undefined : tab })}
    >
      {chosen ? (
        <Slot name="staff.department/v1" context={{ departmentId: stored.id }} arrange={() => [chosen]} />
      ) : (
        <Shown stored={stored} />
      )}
    </Tabs>
  );
}

function Shown({ stored }: { stored: Department }) {
  const navigate = useNavigate();
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  const label = titles.department;
  const { kind } = stored;
  if (stored.right !== 'all') return <DepartmentFacts department={stored} />;
  if (kind !== 'normal') return <BuiltInForm label={label} stored={{ ...stored, kind }} onDone={leave} />;
  return (
    <DepartmentForm
      label={label}
      stored={stored}
      onDone={leave}
      actions={<DeleteDepartment department={stored} onDeleted={leave} />}
    />
  );
}
