import { useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../basics/class-names.ts';
import { focusElement } from '../basics/lost-focus.ts';
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
        <Drawer
          open={propertiesOpen}
          title={ticketText.properties}
          width={320}
          className="hd-split-drawer"
          onClose={() => onPropertiesClose?.()}
        >
          {properties}
        </Drawer>
      ) : null}
    </div>
  );
}
