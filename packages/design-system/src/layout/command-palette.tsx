import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../basics/spinner.tsx';
import { Kbd, lineText } from '../basics/text.tsx';
import { SearchIcon } from '../icons/general.tsx';
import { Mask } from '../overlay/mask.tsx';
import { ModalLayer } from '../overlay/modal-layer.tsx';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { layoutText } from './messages.ts';

/** One item of the palette: a page, a ticket, a command. */
export interface PaletteItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Status, number or key at the end. */
  hint?: ReactNode;
  /** Opened in a new tab with Ctrl+Enter. */
  href?: string;
  onSelect?: () => void;
}

/** Items under one heading. */
export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly PaletteGroup[];
  loading?: boolean;
  placeholder?: string;
  /** At the end of the footer. */
  footer?: ReactNode;
}

/** Marks the words of a query inside a label with a soft tint that does not separate Persian letters. */
export function highlight(text: string, query: string): ReactNode {
  const wanted = query.trim();
  const at = wanted === '' ? -1 : text.indexOf(wanted);
  return at < 0 ? (
    lineText(text)
  ) : (
    <>
      {lineText(text.slice(0, at))}
      <mark>{lineText(text.slice(at, at + wanted.length))}</mark>
      {lineText(text.slice(at + wanted.length))}
    </>
  );
}

/** Search and commands over the page (Ctrl+K): 680 px, arrows move, Enter opens, Ctrl+Enter opens a new tab, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { getPopupContainer } = useThemeEnvironment();
  return props.open ? createPortal(<OpenPalette {...props} />, getPopupContainer?.() ?? document.body) : null;
}

/** Keys of the field. Enter before anything is found waits for the first item that is found for the same text. */
function usePaletteKeys(
  { query, loading = false }: Pick<CommandPaletteProps, 'query' | 'loading'>,
  items: readonly PaletteItem[],
  choose: (item: PaletteItem, newTab: boolean) => void,
) {
  const [index, setIndex] = useState(0);
  const early = useRef<{ query: string; newTab: boolean }>(null);
  useEffect(() => setIndex(0), [query]);
  useEffect(() => {
    const wanted = early.current;
    if (!wanted || (wanted.query === query && items.length === 0 && loading)) return;
    early.current = null;
    if (wanted.query === query && items[0]) choose(items[0], wanted.newTab);
  });
  const at = Math.min(index, Math.max(0, items.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      setIndex((at + step + items.length) % items.length);
    } else if (event.key === 'Enter' && items[at]) {
      event.preventDefault();
      choose(items[at], event.ctrlKey || event.metaKey);
    } else if (event.key === 'Enter' && loading) {
      event.preventDefault();
      early.current = { query, newTab: event.ctrlKey || event.metaKey };
    }
  };
  return { at, setIndex, onKeyDown };
}

/** The keys of the palette. */
const PaletteFoot = ({ children }: { children: ReactNode }) => (
  <footer className="hd-palette-foot">
    <span>
      <Kbd keys={['↑', '↓']} /> {layoutText.paletteMove}
    </span>
    <span>
      <Kbd keys={['Enter']} /> {layoutText.paletteOpen}
    </span>
    <span className="hd-wide-only">
      <Kbd keys={['Ctrl', 'Enter']} /> {layoutText.paletteNewTab}
    </span>
    <span className="hd-grow" />
    {children}
  </footer>
);

function OpenPalette({
  onClose,
  query,
  onQueryChange,
  groups,
  loading,
  placeholder = layoutText.palette,
  footer,
}: CommandPaletteProps) {
  const id = useId();
  const { navigate } = useThemeEnvironment();
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const choose = (item: PaletteItem, newTab: boolean) => {
    if (newTab && item.href) {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    onClose();
    if (item.onSelect) item.onSelect();
    else if (item.href)
      (
        navigate ??
        ((href: string) => {
          window.location.href = href;
        })
      )(item.href);
  };
  const { at, setIndex, onKeyDown } = usePaletteKeys({ query, loading }, items, choose);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <Mask className="hd-mask-palette" onPress={onClose}>
      <ModalLayer onEscape={onClose} initialFocus="input">
        {(ref) => (
          <div ref={ref} role="dialog" aria-modal="true" aria-label={placeholder} tabIndex={-1} className="hd-palette">
            <div className="hd-palette-input">
              {loading ? <Spinner /> : <SearchIcon />}
              <input
                dir="auto"
                role="combobox"
                aria-expanded="true"
                aria-controls={`${id}-list`}
                aria-activedescendant={items[at] ? `${id}-${at}` : undefined}
                aria-label={placeholder}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                value={query}
                onChange={(event) => onQueryChange(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <Kbd keys={['Esc']} />
            </div>
            <div ref={list} id={`${id}-list`} role="listbox" aria-label={placeholder} className="hd-palette-list">
              {items.length === 0 && !loading ? <p className="hd-palette-empty">{layoutText.paletteEmpty}</p> : null}
              {groups
                .filter((group) => group.items.length > 0)
                .map((group) => (
                  <div key={group.key} role="group" aria-label={group.title}>
                    <h5 aria-hidden="true">{group.title}</h5>
                    {group.items.map((item) => {
                      const position = items.indexOf(item);
                      return (
                        <div
                          key={item.key}
                          id={`${id}-${position}`}
                          role="option"
                          aria-selected={position === at}
                          className="hd-palette-item"
                          onPointerMove={() => setIndex(position)}
                          onClick={(event) => choose(item, event.ctrlKey || event.metaKey)}
                        >
                          {item.icon}
                          <span className="hd-line" dir="auto">
                            {item.label}
                          </span>
                          {item.hint}
                          {position === at ? <Kbd keys={['↵']} /> : null}
                        </div>
                      );
                    })}
                  </div>
                ))}
            </div>
            <PaletteFoot>{footer}</PaletteFoot>
          </div>
        )}
      </ModalLayer>
    </Mask>
  );
}
