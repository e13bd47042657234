import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { CountBadge } from '../basics/badges.tsx';
import { Kbd } from '../basics/text.tsx';
import { PlusIcon } from '../icons/essential.tsx';
import { BackIcon, SearchIcon } from '../icons/general.tsx';
import { LogoSign } from '../icons/logo.tsx';
import { TextLink } from '../theme/link.tsx';
import { layoutText } from './messages.ts';

function SkipLink() {
  return (
    <a className="hd-skip-link" href="#hd-main">
      {layoutText.skip}
    </a>
  );
}

/** Props of {@link StaffLayout}. */
export interface StaffLayoutProps {
  rail: ReactNode;
  topBar: ReactNode;
  /** Notices across the page: license, account, a module of another version. */
  banner?: ReactNode;
  /** Bottom navigation of phones. */
  bottomNav?: ReactNode;
  /** On phones the page has the whole screen; its own head has the way back. */
  wholeScreenOnPhones?: boolean | undefined;
  children: ReactNode;
}

/** The staff layout: rail at the right, 60 px top bar, the page below. The page scrolls inside `main`. */
export function StaffLayout({ rail, topBar, banner, bottomNav, wholeScreenOnPhones, children }: StaffLayoutProps) {
  return (
    <div className={classNames('hd-staff', wholeScreenOnPhones && 'hd-whole-on-phones')}>
      <SkipLink />
      {rail}
      <div className="hd-staff-column">
        {topBar}
        {banner}
        <main id="hd-main" tabIndex={-1} className="hd-main">
          {children}
        </main>
        {bottomNav}
      </div>
    </div>
  );
}

/** One step of the path to a page; the last one has no link. */
export interface Crumb {
  key: string;
  title: ReactNode;
  href?: string;
}

/** The position of the page: «داشبورد / تیکت‌ها / …» (spec 2.18). */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={layoutText.breadcrumb} className="hd-crumbs">
      <ol>
        {items.map((item, i) => (
          <li key={item.key}>
            {item.href && i < items.length - 1 ? (
              <TextLink href={item.href}>{item.title}</TextLink>
            ) : (
              <span
                key={typeof item.title === 'string' ? item.title : undefined}
                aria-current={i === items.length - 1 ? 'page' : undefined}
              >
                {item.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** Opens the menu below 1200 px, where there is no rail. */
  menuButton?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Shown instead of the breadcrumbs on phones. */
  title?: ReactNode;
  search?: ReactNode;
  /** Buttons, then the profile. */
  children?: ReactNode;
}

/** The 60 px bar over every staff page. */
export function TopBar({ menuButton, breadcrumbs, title, search, children }: TopBarProps) {
  return (
    <header className="hd-top">
      {menuButton}
      {breadcrumbs}
      {title ? (
        <b className="hd-top-title">
          <span key={typeof title === 'string' ? title : undefined}>{title}</span>
        </b>
      ) : null}
      <span className="hd-grow" />
      {search}
      {children}
    </header>
  );
}

/** The field-like button in the top bar that opens the command palette (Ctrl+K). */
export function TopBarSearch({ onOpen, label = layoutText.palette }: { onOpen: () => void; label?: string }) {
  return (
    <button
      type="button"
      className="hd-top-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <SearchIcon />
      <span>{label}</span>
      <Kbd keys={['Ctrl', 'K']} />
    </button>
  );
}

/** One item of the bottom navigation or of the customer's top navigation. */
export interface NavItem {
  key: string;
  label: string;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  count?: number;
  countLabel?: string;
}

/** At most five items at the bottom of a phone's screen, 64 px. */
export function BottomNav({ items, activeKey }: { items: readonly NavItem[]; activeKey?: string }) {
  return (
    <nav className="hd-bottom-nav" aria-label={layoutText.mainNavigation}>
      {items.map((item) => {
        const content = (
          <>
            {item.icon}
            <span>{item.label}</span>
            {item.count ? <CountBadge value={item.count} variant="solid" label={item.countLabel} /> : null}
          </>
        );
        return item.href === undefined ? (
          <button key={item.key} type="button" className="hd-bottom-item" onClick={item.onSelect}>
            {content}
          </button>
        ) : (
          <TextLink
            key={item.key}
            href={item.href}
            className="hd-bottom-item"
            aria-current={item.key === activeKey ? 'page' : undefined}
          >
            {content}
          </TextLink>
        );
      })}
    </nav>
  );
}

/** The one main action of a phone's page, floating above the bottom navigation. */
export function Fab({ label, href, icon }: { label: string; href: string; icon?: ReactNode }) {
  return (
    <TextLink href={href} className="hd-button hd-button-primary hd-fab">
      {icon ?? <PlusIcon />}
      {label}
    </TextLink>
  );
}

/** Props of {@link CustomerLayout}. */
export interface CustomerLayoutProps {
  title: string;
  subtitle?: string;
  logo?: ReactNode;
  homeHref?: string;
  items: readonly NavItem[];
  activeKey?: string;
  /** Search, bell, profile. */
  actions?: ReactNode;
  banner?: ReactNode;
  footer?: ReactNode;
  /** Bottom navigation of phones. */
  bottomNav?: ReactNode;
  /** On phones the page has the whole screen; its own head has the way back. */
  wholeScreenOnPhones?: boolean | undefined;
  children: ReactNode;
}

/** The customer layout: 64 px navigation on top, a 1160 px column, no rail. */
export function CustomerLayout({
  title,
  subtitle,
  logo,
  homeHref = '/',
  items,
  activeKey,
  actions,
  banner,
  footer,
  bottomNav,
  wholeScreenOnPhones,
  children,
}: CustomerLayoutProps) {
  return (
    <div className={classNames('hd-customer', wholeScreenOnPhones && 'hd-whole-on-phones')}>
      <SkipLink />
      <header className="hd-customer-head">
        <div className="hd-container">
          <TextLink href={homeHref} className="hd-customer-logo">
            {logo ?? <LogoSign size={34} tone="page" />}
            <span>
              <b>{title}</b>
              {subtitle ? <small>{subtitle}</small> : null}
            </span>
          </TextLink>
          <nav aria-label={layoutText.mainNavigation}>
            {items.map((item) => (
              <TextLink
                key={item.key}
                href={item.href ?? '/'}
                aria-current={item.key === activeKey ? 'page' : undefined}
              >
                {item.label}
                {item.count ? <CountBadge value={item.count} variant="solid" label={item.countLabel} /> : null}
              </TextLink>
            ))}
          </nav>
          <span className="hd-grow" />
          {actions}
        </div>
      </header>
      {banner}
      <main id="hd-main" tabIndex={-1} className="hd-container hd-customer-main">
        {children}
      </main>
      {footer ? <footer className="hd-customer-foot">{footer}</footer> : null}
      {bottomNav}
    </div>
  );
}

/** A page without any layout, for login callbacks, printing and the first load. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id="hd-main" tabIndex={-1} className="hd-empty-layout">
      {children}
    </main>
  );
}

/**
 * Space around the content of a staff page: 18/20 px, gaps of 14. `fill` gives the page the height of the window, for
 * split views, tables and conversations, which scroll inside themselves; in the customer edition without the footer.
 */
export function Page({
  children,
  fill,
  narrow,
  className,
}: {
  children: ReactNode;
  fill?: boolean;
  narrow?: boolean;
  className?: string;
}) {
  return (
    <div className={classNames('hd-page', fill && 'hd-page-fill', narrow && 'hd-page-narrow', className)}>
      {children}
    </div>
  );
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  title: ReactNode;
  /** A pill next to the title: «۱٬۲۴۸ مورد». */
  count?: ReactNode;
  subtitle?: ReactNode;
  /** Arrow before the title. */
  backHref?: string;
  /** Buttons at the end; the main one last. */
  actions?: ReactNode;
}

/** Title of a page with its count and actions. */
export function PageHeader({ title, count, subtitle, backHref, actions }: PageHeaderProps) {
  return (
    <div className="hd-page-head">
      {backHref ? (
        <TextLink href={backHref} className="hd-button hd-button-text hd-button-icon" aria-label={layoutText.back}>
          <BackIcon />
        </TextLink>
      ) : null}
      <div className="hd-page-title">
        <h1>{title}</h1>
        {count ? <span className="hd-pill">{count}</span> : null}
        {subtitle ? <p>{subtitle}</p> : null}
      </div>
      {actions ? <div className="hd-page-actions">{actions}</div> : null}
    </div>
  );
}
