import { useEffect } from 'react';
import { Skeleton, ErrorState } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useSearchValue } from '@hamyar/module-sdk';
import { ContactCard } from './contact-card.tsx';
import { InfoCard } from './info-card.tsx';
import { text } from './messages.ts';
import { NotificationsCard } from './notifications-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useProfileQuery } from './profile.api.ts';
import { SessionsCard } from './sessions-card.tsx';

/** `/editProfile`; `goTo=security` scrolls to the password (spec 2.10), `goTo=sessions` to the open sessions. */
export function ProfileScreen() {
  const { data: profile, isError, refetch } = useProfileQuery();
  const goTo = useSearchValue<'editProfile'>('goTo');
  const ready = profile !== undefined;
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
      {!profile && !isError && <Skeleton lines={8} avatar />}
      {profile && (
        <div className="sh-profile">
          <InfoCard profile={profile} />
          <ContactCard profile={profile} />
          <PasswordCard />
          <NotificationsCard profile={profile} />
          <SessionsCard />
        </div>
      )}
    </Page>
  );
}
