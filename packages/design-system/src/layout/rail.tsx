import { useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { CountBadge, Progress } from '../basics/badges.tsx';
import { Tooltip } from '../basics/tooltip.tsx';
import { ChevronDownIcon } from '../icons/essential.tsx';
import { MenuFoldIcon, MenuUnfoldIcon } from '../icons/general.tsx';
import { LogoSign } from '../icons/logo.tsx';
import { TextLink } from '../theme/link.tsx';
import { layoutText } from './messages.ts';

/** One entry of the main menu; with `children` it opens a list below it. */
export interface RailItem {
  key: string;
  label: string;
  icon: ReactNode;
  href?: string;
  /** Small number next to the label, such as my open tickets. */
  count?: number;
  /** What the number counts, for screen readers. */
  countLabel?: string;
  children?: readonly { key: string; label: string; href: string }[];
  /** Called after the pointer has stayed on it for a short time, for preloading. */
  onIntent?: () => void;
}

/** Props of {@link Rail}. */
export interface RailProps {
  items: readonly RailItem[];
  /** Key of the open page: of an item or of one of its children. */
  activeKey?: string;
  /** Name of the help desk and the line under it. */
  title: string;
  subtitle?: string;
  logo?: ReactNode;
  homeHref?: string;
  /** 68 px, icons only (spec 2.37). */
  iconMode: boolean;
  /** Absent where the rail is never folded. */
  onIconModeChange?: (iconMode: boolean) => void;
  /** Above the version: the setup progress. */
  extra?: ReactNode;
  /** «نسخهٔ ۲٫۴». */
  version?: ReactNode;
}

const INTENT_DELAY = 250;

function useIntent(onIntent?: () => void) {
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout> }>({});
  return {
    onPointerEnter: () => {
      timer.id = setTimeout(() => onIntent?.(), INTENT_DELAY);
    },
    onPointerLeave: () => clearTimeout(timer.id),
    onFocus: () => onIntent?.(),
  };
}

function IconEntry({ item, active }: { item: RailItem; active: boolean }) {
  const intent = useIntent(item.onIntent);
  const href = item.href ?? item.children?.[0]?.href ?? '/';
  return (
    <li>
      <Tooltip title={item.label} placement="left" silent>
        <TextLink
          href={href}
          className="hd-rail-icon"
          aria-label={item.label}
          aria-current={active ? 'page' : undefined}
          {...intent}
        >
          {item.icon}
          {item.count ? <i className="hd-rail-dot" /> : null}
        </TextLink>
      </Tooltip>
    </li>
  );
}

function Entry({ item, activeKey }: { item: RailItem; activeKey?: string }) {
  const holdsActive = item.children?.some((child) => child.key === activeKey) ?? false;
  const [open, setOpen] = useState(holdsActive);
  const [held, setHeld] = useState(holdsActive);
  if (held !== holdsActive) {
    setHeld(holdsActive);
    if (holdsActive) setOpen(true);
  }
  const intent = useIntent(item.onIntent);
  const words = (
    <>
      {item.icon}
      <span className="hd-rail-label">{item.label}</span>
      {item.count ? <CountBadge value={item.count} label={item.countLabel} /> : null}
    </>
  );
  if (!item.children?.length) {
    return (
      <li>
        <TextLink
          href={item.href ?? '/'}
          className="hd-rail-item"
          aria-current={item.key === activeKey ? 'page' : undefined}
          {...intent}
        >
          {words}
        </TextLink>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classNames('hd-rail-item', holdsActive && 'hd-rail-item-held')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...intent}
      >
        {words}
        <ChevronDownIcon className="hd-rail-chevron" />
      </button>
      {open ? (
        <ul className="hd-rail-sub">
          {item.children.map((child) => (
            <li key={child.key}>
              <TextLink
                href={child.href}
                className="hd-rail-item"
                aria-current={child.key === activeKey ? 'page' : undefined}
              >
                {child.label}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** In the icon mode its tooltip has the version, for which there is no room (spec 1.3). */
function FoldButton({
  iconMode,
  version,
  onChange,
}: Pick<RailProps, 'iconMode' | 'version'> & { onChange: (iconMode: boolean) => void }) {
  const button = (
    <button
      type="button"
      className="hd-rail-fold"
      aria-label={iconMode ? layoutText.expand : layoutText.collapse}
      aria-pressed={iconMode}
      onClick={() => onChange(!iconMode)}
    >
      {iconMode ? <MenuUnfoldIcon /> : <MenuFoldIcon />}
    </button>
  );
  return iconMode && version ? (
    <Tooltip title={version} placement="left">
      {button}
    </Tooltip>
  ) : (
    button
  );
}

/** The main menu of the staff edition: 228 px, or 68 px in icon mode; not shown below 1200 px (spec 2.36, 2.37). */
export function Rail({
  items,
  activeKey,
  title,
  subtitle,
  logo,
  homeHref = '/',
  iconMode,
  onIconModeChange,
  extra,
  version,
}: RailProps) {
  return (
    <aside className={classNames('hd-rail', iconMode && 'hd-rail-mini')}>
      <TextLink href={homeHref} className="hd-rail-logo" aria-label={iconMode ? title : undefined}>
        {logo ?? <LogoSign size={iconMode ? 36 : 32} />}
        {iconMode ? null : (
          <span>
            <b>{title}</b>
            {subtitle ? <small title={subtitle}>{subtitle}</small> : null}
          </span>
        )}
      </TextLink>
      <nav aria-label={layoutText.mainNavigation} className="hd-rail-nav">
        <ul>
          {items.map((item) =>
            iconMode ? (
              <IconEntry
                key={item.key}
                item={item}
                active={item.key === activeKey || (item.children?.some((child) => child.key === activeKey) ?? false)}
              />
            ) : (
              <Entry key={item.key} item={item} activeKey={activeKey} />
            ),
          )}
        </ul>
      </nav>
      <div className="hd-rail-foot">
        {iconMode ? null : extra}
        <div className="hd-rail-version">
          {iconMode ? null : <span>{version}</span>}
          {onIconModeChange ? <FoldButton iconMode={iconMode} version={version} onChange={onIconModeChange} /> : null}
        </div>
      </div>
    </aside>
  );
}

/** The small card of the setup progress at the bottom of the rail (spec 2.51); `percent` 0..100. */
export function RailProgress({
  title,
  percent,
  text,
  onClick,
}: {
  title: string;
  percent: number;
  text: ReactNode;
  onClick?: () => void;
}) {
  return (
    <button type="button" className="hd-rail-card" onClick={onClick}>
      <b>{title}</b>
      <Progress percent={percent} label={title} tone="saffron" height={5} />
      <small>{text}</small>
    </button>
  );
}
