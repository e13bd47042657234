import { useEffect } from 'react';
import { Card, ErrorState, Skeleton } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useSearchValue, useSession } from '@hamyar/module-sdk';
import { ContactCard } from './contact-card.tsx';
import { InfoCard } from './info-card.tsx';
import { text } from './messages.ts';
import { NotificationsCard } from './notifications-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { OwnFieldsCard, type FieldsOwner } from './own-fields-card.tsx';
import { useOwnFields } from './custom-value.api.ts';
import { useProfileQuery } from './profile.api.ts';
import { SessionsCard } from './sessions-card.tsx';
import { WorkCard } from './work-card.tsx';

/** `/editProfile`; `goTo=security` scrolls to the password (spec 2.10), `goTo=sessions` to the open sessions. */
export function ProfileScreen() {
  const { data: profile, isError, refetch } = useProfileQuery();
  const { id, employee, organization } = useSession();
  const own = useOwnFields();
  const goTo = useSearchValue<'editProfile'>('goTo');
  const ready = profile !== undefined && !own.loading;
  useEffect(() => {
    if (!ready || (goTo !== 'security' && goTo !== 'sessions')) return;
    const section = document.getElementById(goTo);
    section?.scrollIntoView();
    (section?.querySelector('input') ?? section)?.focus({ preventScroll: true });
  }, [ready, goTo]);
  return (
    <Page narrow>
      <PageHeader title={text.title} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!ready && !isError && <Skeleton lines={8} avatar />}
      {profile && ready && (
        <div className="sh-profile">
          <InfoCard profile={profile} />
          <ContactCard profile={profile} />
          <OwnFields reading={own.customer} owner={{ type: 'customer', id }} />
          {organization && <OwnFields reading={own.organization} owner={{ type: 'organization', ...organization }} />}
          <PasswordCard />
          {employee && <WorkCard profile={profile} />}
          <NotificationsCard profile={profile} />
          <SessionsCard />
        </div>
      )}
    </Page>
  );
}

interface OwnFieldsProps {
  reading: ReturnType<typeof useOwnFields>['customer'];
  owner: FieldsOwner;
}

/** Nothing where the company asks for nothing. */
function OwnFields({ reading: { data, isError, refetch }, owner }: OwnFieldsProps) {
  if (data && data.fields.length > 0) return <OwnFieldsCard owner={owner} owned={data} />;
  if (data || !isError) return null;
  return (
    <Card title={text.ownFields}>
      <ErrorState onRetry={() => void refetch()} />
    </Card>
  );
}
