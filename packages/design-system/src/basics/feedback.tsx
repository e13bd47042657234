import type { ReactNode } from 'react';
import { CheckedIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/essential.tsx';
import { RefreshIcon, SearchIcon, TicketsIcon, UnlinkIcon } from '../icons/general.tsx';
import { TextLink } from '../theme/link.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { basicsText } from './messages.ts';
import { Ltr } from './text.tsx';

/**
 * Grey lines as a placeholder for content, `rows` times as in a list, visible only after 150 ms so that fast answers do
 * not flicker (persian-ux A10).
 */
export function Skeleton({
  lines = 3,
  avatar,
  height,
  rows = 1,
}: {
  lines?: number;
  avatar?: boolean;
  height?: number;
  rows?: number;
}) {
  return (
    <div
      className="hd-skeleton"
      role="status"
      aria-label={basicsText.loading}
      style={height === undefined ? undefined : { minHeight: height }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="hd-skeleton-row">
          {avatar ? <i className="hd-skeleton-avatar" /> : null}
          <span>
            {Array.from({ length: lines }, (__, i) => (
              <i key={i} className="hd-skeleton-line" />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /**
   * Chooses the text of the spec [4.26, 2.70]: an empty list, no search result, no file, filters without a match. A
   * `note` is no list and says its title alone.
   */
  kind?: keyof typeof basicsText.empty | 'note';
  /** Instead of the text of the spec; of a list it stands below that text [8.13]. */
  title?: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Smaller, for panels and drop-downs. */
  compact?: boolean;
}

/** Shown when there is no content, with an optional action. */
export function EmptyState({ kind = 'list', title, description, icon, action, compact }: EmptyStateProps) {
  const heading =
    kind === 'list' ? basicsText.empty.list : (title ?? (kind === 'note' ? null : basicsText.empty[kind]));
  return (
    <div className={classNames('hd-empty', compact && 'hd-empty-compact')}>
      <span className="hd-empty-icon" aria-hidden="true">
        {icon ?? (kind === 'list' || kind === 'note' ? <TicketsIcon /> : <SearchIcon />)}
      </span>
      <p className="hd-empty-title">{heading}</p>
      {kind === 'list' && title ? <p className="hd-empty-text">{title}</p> : null}
      {description ? <p className="hd-empty-text">{description}</p> : null}
      {action}
    </div>
  );
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Trace id of the server, shown with a copy button. */
  traceId?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown in place of a part of a page that could not be loaded. */
export function ErrorState({ title, description, traceId, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className="hd-error-state" role="alert">
      <span className="hd-error-icon" aria-hidden="true">
        <ErrorIcon />
      </span>
      <p className="hd-empty-title">{title ?? basicsText.failed}</p>
      {description && description !== (title ?? basicsText.failed) ? (
        <p className="hd-empty-text">{description}</p>
      ) : null}
      {traceId ? (
        <p className="hd-empty-text">
          {basicsText.module.trace}: <Ltr latin>{traceId}</Ltr> <CopyButton text={traceId} />
        </p>
      ) : null}
      {onRetry ? (
        <Button icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
          {basicsText.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** Props of {@link ErrorCard} and {@link SlotError}. */
export interface ModuleErrorProps {
  /** `load`: its code could not be loaded; `crash`: it threw while rendering. */
  kind: 'load' | 'crash';
  /** Persian name of the module. */
  title: string;
  /** Name of the module on the wire. */
  module: string;
  version: string;
  traceId: string;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
  retrying?: boolean;
}

function ErrorMeta({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <small>{label}</small>
      {children}
    </div>
  );
}

/** A module that did not load or crashed: 560 px card; the rest of the shell keeps working (module-platform §3). */
export function ErrorCard({
  kind,
  title,
  module,
  version,
  traceId,
  onRetry,
  retrying,
  homeHref = '/',
}: ModuleErrorProps & { homeHref?: string }) {
  return (
    <section className="hd-error-card" role="alert">
      <div className="hd-error-card-body">
        <span className="hd-error-icon" aria-hidden="true">
          <UnlinkIcon />
        </span>
        <div>
          <h2>{basicsText.module[kind](title)}</h2>
          <p>{onRetry ? basicsText.module.description : basicsText.module.incompatible}</p>
          <div className="hd-error-card-actions">
            {onRetry ? (
              <Button variant="primary" icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
                {basicsText.retry}
              </Button>
            ) : null}
            <TextLink className="hd-button" href={homeHref}>
              {basicsText.backToDashboard}
            </TextLink>
          </div>
        </div>
      </div>
      <footer className="hd-error-card-meta">
        <ErrorMeta label={basicsText.module.part}>
          <Ltr latin>{module}</Ltr>
        </ErrorMeta>
        <ErrorMeta label={basicsText.module.version}>
          <Ltr latin>{version}</Ltr>
        </ErrorMeta>
        <ErrorMeta label={basicsText.module.trace}>
          <Ltr latin>{traceId}</Ltr> <CopyButton text={traceId} />
        </ErrorMeta>
      </footer>
    </section>
  );
}

/** Like {@link ErrorCard}, inside a slot: only the slot fails, and its size stays. */
export function SlotError({ kind, title, module, version, traceId, onRetry, retrying }: ModuleErrorProps) {
  return (
    <section className="hd-slot-error" role="alert">
      <span className="hd-error-icon" aria-hidden="true">
        <UnlinkIcon />
      </span>
      <div>
        <b>{basicsText.module[kind](title)}</b>
        {onRetry ? (
          <Button size="sm" icon={<RefreshIcon />} loading={retrying} onClick={onRetry}>
            {basicsText.retry}
          </Button>
        ) : null}
        <small>
          <Ltr latin>{`${module} ${version}`}</Ltr> · <Ltr latin>{traceId}</Ltr>
        </small>
      </div>
    </section>
  );
}

/** Props of {@link Alert}. */
export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  /** Edge to edge, without corners, for the top of the page. */
  banner?: boolean;
}

const TONE_ICONS = { info: InfoIcon, success: CheckedIcon, warning: WarningIcon, error: ErrorIcon };

/** A message in the page. */
export function Alert({ tone = 'info', title, children, action, onClose, banner }: AlertProps) {
  const Sign = TONE_ICONS[tone];
  return (
    <div
      className={classNames('hd-alert', `hd-alert-${tone}`, banner && 'hd-alert-banner')}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Sign />
      <div className="hd-alert-text">
        {title ? <b>{title}</b> : null}
        {children}
      </div>
      {action}
      {onClose ? (
        <button type="button" className="hd-toast-close" aria-label={basicsText.close} onClick={onClose}>
          <CloseIcon size={15} />
        </button>
      ) : null}
    </div>
  );
}
