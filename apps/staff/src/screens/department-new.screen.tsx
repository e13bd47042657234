import { Page, PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import '../css/staff.css';
import { DepartmentForm } from '../features/department-form/department.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/departments';

/** The page for a new department (spec 2.9). */
export function DepartmentNewScreen() {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title={titles.departmentNew} backHref={LIST} />
      <DepartmentForm
        label={titles.departmentNew}
        onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })}
      />
    </Page>
  );
}
