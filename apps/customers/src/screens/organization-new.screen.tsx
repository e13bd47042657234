import { Page, PageHeader } from '@hamyar/design-system/layout';
import '../css/customers.css';
import { OrganizationPage } from '../features/organization-form/organization-page.tsx';
import { fa } from '../messages/fa.ts';

/** The page for a new organisation (spec 2.14). */
export function OrganizationNewScreen() {
  return (
    <Page>
      <PageHeader title={fa.organizations.new} backHref="/organization" />
      <OrganizationPage />
    </Page>
  );
}
