import type { ReactNode } from 'react';
import { LogoSign } from '../icons/logo.tsx';
import { Khatam } from './khatam.tsx';

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
  /** Name of the help desk and the small line under it. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** The installation's own logo instead of the product's. */
  logo?: ReactNode;
  /** Content of the khatam panel; only from 850 px. */
  panel?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

function Brand({ title, subtitle, logo }: Pick<AuthLayoutProps, 'title' | 'subtitle' | 'logo'>) {
  return (
    <div className="hd-auth-logo">
      {logo ?? <LogoSign size={44} tone="page" />}
      <div>
        <b>{title}</b>
        {subtitle ? <small>{subtitle}</small> : null}
      </div>
    </div>
  );
}

/**
 * The page of login, signup and password recovery: 600 px form next to the khatam panel; on phones the panel is a 196
 * px head.
 */
export function AuthLayout({ title, subtitle, logo, panel, footer, children }: AuthLayoutProps) {
  return (
    <div className="hd-auth">
      <Khatam className="hd-auth-head" saffron={null}>
        <Brand title={title} subtitle={subtitle} logo={logo ?? <LogoSign size={44} />} />
      </Khatam>
      <main className="hd-auth-form">
        <Brand title={title} subtitle={subtitle} logo={logo} />
        <div className="hd-auth-body">{children}</div>
        {footer ? <footer className="hd-auth-foot">{footer}</footer> : null}
      </main>
      <aside className="hd-auth-panel">
        <Khatam className="hd-auth-panel-fill">{panel}</Khatam>
      </aside>
    </div>
  );
}
