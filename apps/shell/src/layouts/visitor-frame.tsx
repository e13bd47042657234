import { holdsSecret } from '@hamyar/contracts';
import { ButtonLink } from '@hamyar/design-system/basics';
import { CustomerLayout } from '@hamyar/design-system/layout';
import { useLocation, useSettings } from '@hamyar/module-sdk';
import { fa } from '../messages/fa.ts';
import { Outlet } from '../pages/outlet.tsx';
import type { OpenPage } from '../pages/use-open-page.ts';
import { brandLogo, FooterText, versionText } from './brand.tsx';

/** The layout of a page for visitors: the brand and a link to the login, no menu (spec 2.12). */
export function VisitorFrame({ page }: { page: OpenPage }) {
  const settings = useSettings();
  const { pathname, search } = useLocation();
  return (
    <CustomerLayout
      title={settings.system_title}
      subtitle={settings.system_slogan || undefined}
      logo={brandLogo(settings.logo_name, settings.system_title, 34)}
      items={[]}
      actions={
        // a secret is no part of another address, which logs and histories keep
        <ButtonLink
          variant="primary"
          href={holdsSecret(pathname) ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`}
        >
          {fa.top.login}
        </ButtonLink>
      }
      footer={
        <>
          <FooterText settings={settings} />
          <span>{versionText(settings)}</span>
          <span>{fa.top.copyright}</span>
        </>
      }
    >
      <Outlet page={page} />
    </CustomerLayout>
  );
}
