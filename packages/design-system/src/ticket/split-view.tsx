import { useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { focusElement } from '../basics/lost-focus.ts';
import { lineProps, lineText } from '../basics/text.tsx';
import { Drawer } from '../overlay/modal.tsx';
import { ticketText } from './messages.ts';

/**
 * Number of panes that fit: three from 1400 px, properties in a drawer below 1200, one page at a time below 850
 * (persian-ux A10); `any` where there is no window, and the style sheet decides.
 */
export type SplitWidth = 'three' | 'two' | 'drawer' | 'single' | 'any';

const BREAKPOINTS: readonly [number, SplitWidth][] = [
  [1400, 'three'],
  [1200, 'two'],
  [850, 'drawer'],
];

const widthOf = (pixels: number): SplitWidth => BREAKPOINTS.find(([from]) => pixels >= from)?.[1] ?? 'single';

/** The layout for the window's width; renders again when it changes. */
export function useSplitWidth(): SplitWidth {
  return useSyncExternalStore(
    subscribeResize,
    () => widthOf(window.innerWidth),
    () => 'any',
  );
}

function subscribeResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  list: ReactNode;
  /** The open ticket; null shows `placeholder` next to the list, and only the list on phones. */
  detail: ReactNode | null;
  properties?: ReactNode;
  placeholder?: ReactNode;
  /** Opens the drawer of properties, in layouts where they have no pane. */
  propertiesOpen?: boolean;
  onPropertiesClose?: () => void;
}

/** List, conversation and properties next to each other, as far as the window allows. */
export function SplitView({
  list,
  detail,
  properties,
  placeholder,
  propertiesOpen = false,
  onPropertiesClose,
}: SplitViewProps) {
  const width = useSplitWidth();
  const single = width === 'single';
  const shown = useRef<HTMLDivElement>(null);
  const inPane = properties !== undefined && detail !== null && (width === 'three' || width === 'two');
  return (
    <div className={classNames('hd-split', `hd-split-${width}`, inPane && 'hd-split-properties')}>
      {single && detail !== null ? null : (
        <div className="hd-split-list">
          {detail === null ? null : (
            <button type="button" className="hd-skip-link" onClick={() => shown.current && focusElement(shown.current)}>
              {ticketText.toConversation}
            </button>
          )}
          {list}
        </div>
      )}
      {single && detail === null ? null : (
        <div ref={shown} className="hd-split-detail">
          {detail ?? placeholder}
        </div>
      )}
      {inPane ? (
        <aside className="hd-split-side" aria-label={ticketText.properties} tabIndex={0}>
          {properties}
        </aside>
      ) : null}
      {!inPane && properties !== undefined && detail !== null ? (
        <Drawer open={propertiesOpen} title={ticketText.properties} width={320} onClose={() => onPropertiesClose?.()}>
          {properties}
        </Drawer>
      ) : null}
    </div>
  );
}

/** The title of the open ticket. */
export const ticketTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('.hd-ticket-title h1');

/** Head of the open ticket: number, department and date above, subject, and the actions. */
export function TicketHeaderLayout({
  back,
  meta,
  subject,
  actions,
  below,
}: {
  back?: ReactNode;
  meta: ReactNode;
  subject: string;
  actions?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <>
      <header className="hd-ticket-head">
        {back}
        <div className="hd-ticket-title">
          <div className="hd-ticket-meta">{meta}</div>
          <h1 {...lineProps(subject)} title={subject}>
            {lineText(subject)}
          </h1>
        </div>
        {actions ? <div className="hd-ticket-actions">{actions}</div> : null}
      </header>
      {below ? <div className="hd-ticket-bar">{below}</div> : null}
    </>
  );
}

/** One property of a ticket: a label and its value, which may be a control. */
export interface PropertyItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values below each other, 34 px each, the label column 74 px (108 with `wide`). */
export function PropertyList({ items, wide }: { items: readonly PropertyItem[]; wide?: boolean }) {
  return (
    <dl className={classNames('hd-properties', wide && 'hd-properties-wide')}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The saffron card of the deadline: title, time left, a bar of the time used, and when it is due. `percent` 0..100. */
export function DeadlineCard({
  title,
  left,
  hot,
  percent,
  children,
}: {
  title: ReactNode;
  left: ReactNode;
  hot?: boolean;
  percent?: number;
  children?: ReactNode;
}) {
  return (
    <section className="hd-deadline-card">
      <div className="hd-deadline-card-head">
        <b>{title}</b>
        <span className={hot ? 'hd-deadline-hot' : undefined}>{left}</span>
      </div>
      {percent === undefined ? null : (
        <span
          className={classNames('hd-progress', hot ? 'hd-progress-error' : 'hd-progress-warning')}
          style={{ height: 6 }}
          aria-hidden="true"
        >
          <i style={{ width: `${Math.max(0, Math.min(100, percent))}%` }} />
        </span>
      )}
      {children ? <small>{children}</small> : null}
    </section>
  );
}
