import type { Department } from '@hamyar/contracts';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/staff.css';
import { useDepartmentQuery } from '../api/department.api.ts';
import { BuiltInForm } from '../features/department-form/built-in.form.tsx';
import { DeleteDepartment } from '../features/department-form/delete-department.dialog.tsx';
import { DepartmentFacts } from '../features/department-form/department-facts.tsx';
import { DepartmentForm } from '../features/department-form/department.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/departments';

/** The page of one department with its form (spec 2.9). */
export function DepartmentScreen() {
  const id = useIdParam();
  const reading = useDepartmentQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'departments-id'>({ id: reading.data?.name });
  return (
    <Page>
      <PageHeader title={reading.data?.name ?? titles.department} backHref={LIST} />
      <ResourceView reading={reading}>{(stored) => <Shown key={stored.id} stored={stored} />}</ResourceView>
    </Page>
  );
}

function Shown({ stored }: { stored: Department }) {
  const navigate = useNavigate();
  const leave = () => navigate(LIST, { replace: true });
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
