import { Page, PageHeader } from '@hamyar/design-system/layout';
import { savedHref } from '@hamyar/module-kit/list';
import { useNavigate } from '@hamyar/module-sdk';
import '../css/staff.css';
import { BranchForm } from '../features/branch-form/branch.form.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/branches';

/** The page for a new branch (spec 2.4). */
export function BranchNewScreen() {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title={titles.branchNew} backHref={LIST} />
      <BranchForm label={titles.branchNew} onDone={(saved) => navigate(savedHref(LIST, saved), { replace: true })} />
    </Page>
  );
}
