import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { savedHref } from '@hamyar/module-kit/list';
import { useIdParam, useNavigate, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/staff.css';
import { useBranchQuery } from '../api/branch.api.ts';
import { BranchForm } from '../features/branch-form/branch.form.tsx';
import { DeleteBranch } from '../features/branch-form/delete-branch.tsx';
import { titles } from '../messages/fa-manifest.ts';

const LIST = '/branches';

/** The page of one branch with its form (spec 2.4). */
export function BranchScreen() {
  const id = useIdParam();
  const navigate = useNavigate();
  const reading = useBranchQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  usePageParams<'branches-id'>({ id: reading.data?.name });
  const leave = (saved?: number) => navigate(savedHref(LIST, saved), { replace: true });
  return (
    <Page>
      <PageHeader title={reading.data?.name ?? titles.branch} backHref={LIST} />
      <ResourceView reading={reading}>
        {(stored) => (
          <BranchForm
            key={stored.id}
            label={titles.branch}
            stored={stored}
            onDone={leave}
            actions={<DeleteBranch branch={stored} onDeleted={leave} />}
          />
        )}
      </ResourceView>
    </Page>
  );
}
