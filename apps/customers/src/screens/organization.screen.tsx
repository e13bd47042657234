import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { usePageParams, useParam } from '@hamyar/module-sdk';
import '../css/customers.css';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { OrganizationPage } from '../features/organization-form/organization-page.tsx';
import { fa } from '../messages/fa.ts';

/** Changes an organisation (spec 2.14, 3.14). */
export function OrganizationScreen() {
  const id = Number(useParam<'organization-id'>('id'));
  const reading = useOrganizationQuery(id, { refetchOnMountOrArgChange: true });
  const organization = reading.data;
  usePageParams<'organization-id'>(organization ? { id: organization.name } : {});
  return (
    <Page>
      <PageHeader title={organization?.name ?? fa.organizations.edit} backHref="/organization" />
      <ResourceView reading={reading}>
        {(stored) => <OrganizationPage key={stored.id} organization={stored} />}
      </ResourceView>
    </Page>
  );
}
