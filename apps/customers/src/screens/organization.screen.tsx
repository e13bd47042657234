import { ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { PageHeader } from '@hamyar/design-system/layout';
import { usePageParams, useParam } from '@hamyar/module-sdk';
import '../css/customers.css';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { OrganizationPage } from '../features/organization-form/organization-page.tsx';
import { fa } from '../messages/fa.ts';

/** Changes an organisation (spec 2.14, 3.14). */
export function OrganizationScreen() {
  const id = Number(useParam('id'));
  const { data: organization, error, refetch } = useOrganizationQuery(id, { refetchOnMountOrArgChange: true });
  usePageParams(organization ? { id: organization.name } : {});
  return (
    <div className="customers-page">
      <PageHeader title={organization?.name ?? fa.organizations.edit} backHref="/organization" />
      {organization ? (
        <OrganizationPage key={`${organization.id}-${organization.version}`} organization={organization} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}
