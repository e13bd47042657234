import { classNames } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { ResourceView } from '@hamyar/module-kit/detail';
import { useIdParam, usePageParams } from '@hamyar/module-sdk';
import { skipToken } from '@hamyar/store';
import '../css/customers.css';
import '../css/events.css';
import { useOrganizationQuery } from '../api/organization.api.ts';
import { OrganizationFieldsCard } from '../features/custom-fields/custom-fields-card.tsx';
import { useEventDrawer } from '../features/customer-events/use-event-drawer.tsx';
import { OrganizationPage } from '../features/organization-form/organization-page.tsx';
import { fa } from '../messages/fa.ts';
import { EventsButton } from '../shared/events-button.tsx';

/** Changes an organisation (spec 2.14, 3.14). */
export function OrganizationScreen() {
  const id = useIdParam();
  const reading = useOrganizationQuery(id ?? skipToken, { refetchOnMountOrArgChange: true });
  const organization = reading.data;
  usePageParams<'organization-id'>({ name: organization?.name });
  const { events, box, drawer } = useEventDrawer({
    ...{ of: { organization_id: id ?? 0 }, name: organization?.name ?? '', picture: null },
    level: organization?.customer_level ?? null,
  });
  return (
    <Page>
      <div ref={box.ref} className={classNames('customers-page', box.className)}>
        <PageHeader
          title={organization?.name ?? fa.organizations.edit}
          backHref="/organization"
          actions={organization ? <EventsButton events={events} /> : null}
        />
        <ResourceView reading={reading}>
          {(stored) => (
            <OrganizationPage key={stored.id} organization={stored}>
              <OrganizationFieldsCard id={stored.id} />
            </OrganizationPage>
          )}
        </ResourceView>
        {organization ? drawer : null}
      </div>
    </Page>
  );
}
