import { useEffect } from 'react';
import { Skeleton, ErrorState } from '@hamyar/design-system/basics';
import { Page, PageHeader } from '@hamyar/design-system/layout';
import { useSearch } from '@hamyar/module-sdk';
import { ContactCard } from './contact-card.tsx';
import { InfoCard } from './info-card.tsx';
import { text } from './messages.ts';
import { NoticesCard } from './notices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useProfileQuery } from './profile.api.ts';
import { SessionsCard } from './sessions-card.tsx';

/** `/editProfile`; `goTo=security` opens it at the password (spec 2.10). */
export function ProfileScreen() {
  const { data: profile, isError, refetch } = useProfileQuery();
  const toSecurity = useSearch().get('goTo') === 'security';
  const ready = profile !== undefined;
  useEffect(() => {
    if (!ready || !toSecurity) return;
    const section = document.getElementById('security');
    section?.scrollIntoView();
    section?.querySelector('input')?.focus({ preventScroll: true });
  }, [ready, toSecurity]);
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
          <NoticesCard profile={profile} />
          <SessionsCard />
        </div>
      )}
    </Page>
  );
}
