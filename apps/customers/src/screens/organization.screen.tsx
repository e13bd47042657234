import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/customers.css';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { OrganizationFieldsCard } from '../features/custom-fields/custom-fields-card.tsx';
import { OrganizationPage } from '../features/organization-form/organization-page.tsx';
import { fa } from '../messages/fa.ts';

/** Changes an organisation (spec 2.14, 3.14). */
export function OrganizationScreen() {
  const id = useIdParam();
  const reading = useOrganizationQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const organization = reading.data;
  usePageParams<'organization-id'>({ name: organization?.name });
  return (
    <Page>
      <PageHeader title={organization?.name ?? fa.organizations.edit} backHref="/organization" />
      <ResourceView reading={reading}>
        {(stored) => (
          <OrganizationPage key={stored.id} organization={stored}>
            <OrganizationFieldsCard id={stored.id} />
          </OrganizationPage>
        )}
      </ResourceView>
    </Page>
  );
}
