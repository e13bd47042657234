import { useInteractions, useListNavigation, useTypeahead } from '@floating-ui/react';
import type { FloatingContext } from '@floating-ui/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { HTMLProps, MouseEvent, ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon } from '../icons/essential.tsx';
import { useLinkClick } from '../theme/link.tsx';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import type { TriggerProps } from './popover.tsx';
import { Kbd } from './text.tsx';
import { useEscape } from './use-escape.ts';
import { useFloating, usePressOutside } from './use-floating.ts';
import type { Placement } from './use-floating.ts';

/** One item of a menu: an action, a link, or with `divider` a line between groups. */
export type MenuItem =
  | { key: string; divider: true }
  | {
      key: string;
      divider?: false;
      label: ReactNode;
      icon?: ReactNode;
      /** Grey text at the end. */
      hint?: ReactNode;
      shortcut?: readonly string[];
      /** A link to another page; otherwise `onSelect` is called. */
      href?: string;
      onSelect?: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** Shows a tick: the item is a choice that is on or off. */
      checked?: boolean;
    };

type ActionItem = Exclude<MenuItem, { divider: true }>;

interface MenuLineProps {
  item: ActionItem;
  onDone: () => void;
  /** What the navigation by keys adds to an item: it is given the item's own click, and calls it. */
  navigationProps: (own: HTMLProps<HTMLElement>) => Record<string, unknown>;
  ref: Ref<HTMLElement>;
}

function MenuLine({ item, onDone, navigationProps, ref }: MenuLineProps) {
  const follow = useLinkClick(item.href);
  const content = (
    <>
      {item.icon}
      <span className="hd-menu-label">{item.label}</span>
      {item.hint ? <small>{item.hint}</small> : null}
      {item.shortcut ? <Kbd keys={item.shortcut} /> : null}
      {item.checked ? <CheckIcon size={15} /> : null}
    </>
  );
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemcheckbox',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    tabIndex: -1,
    className: classNames('hd-menu-item', item.danger && 'hd-menu-danger'),
  };
  if (item.href !== undefined && !item.disabled)
    return (
      <a
        {...shared}
        ref={ref as Ref<HTMLAnchorElement>}
        href={item.href}
        {...navigationProps({
          onClick: (event) => {
            follow(event as MouseEvent<HTMLAnchorElement>);
            onDone();
          },
        })}
      >
        {content}
      </a>
    );
  return (
    <button
      type="button"
      {...shared}
      ref={ref as Ref<HTMLButtonElement>}
      {...navigationProps({
        onClick: () => {
          if (item.disabled) return;
          onDone();
          item.onSelect?.();
        },
      })}
    >
      {content}
    </button>
  );
}

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: TriggerProps) => ReactNode;
  placement?: Placement;
  /** Shown above the items, for example the person in the profile menu. */
  header?: ReactNode;
  width?: number;
}

/** A menu that opens from a button; arrow keys, first letters, Escape. */
export function DropdownMenu({ trigger, ...menu }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => setOpen(!open),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && anchor ? <OpenMenu {...menu} id={id} anchor={anchor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface OpenMenuProps extends Omit<DropdownMenuProps, 'trigger'> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Arrows, Home, End and first letters move the focus between the items that can be chosen. */
function useMenuKeys(context: FloatingContext) {
  const lines = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const navigation = useListNavigation(context, {
    listRef: lines,
    activeIndex,
    onNavigate: setActiveIndex,
    loop: true,
    focusItemOnOpen: false,
    focusItemOnHover: false,
  });
  const typeahead = useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex });
  useLayoutEffect(() => {
    labels.current = lines.current.map((line) => (line?.ariaDisabled ? null : (line?.textContent.trim() ?? null)));
  });
  return { lines, navigation, typeahead };
}

/** Index of the item that gets the focus on opening: the chosen one, if the menu begins with a choice. */
function firstFocus(actions: readonly ActionItem[]): number {
  if (actions[0]?.checked === undefined) return 0;
  return Math.max(
    0,
    actions.findIndex((item) => item.checked),
  );
}

function OpenMenu({ label, items, placement = 'bottom-end', header, width, id, anchor, onClose }: OpenMenuProps) {
  const { refs, floatingStyles, context, isPositioned } = useFloating({ anchor, placement, onClose });
  const { getPopupContainer } = useThemeEnvironment();
  const { lines, navigation, typeahead } = useMenuKeys(context);
  const { getFloatingProps, getItemProps } = useInteractions([usePressOutside(context), navigation, typeahead]);
  const closeByKey = () => {
    onClose();
    anchor.focus();
  };
  useEscape('popup', closeByKey);
  const actions = items.filter((item) => !item.divider);
  const first = useRef(firstFocus(actions));
  // immediately, not in the next frame: the next key belongs to the menu already
  useLayoutEffect(() => lines.current[first.current]?.focus({ preventScroll: true }), [lines]);
  // only now is the height of the menu known
  useEffect(() => {
    if (isPositioned && first.current > 0) lines.current[first.current]?.scrollIntoView({ block: 'nearest' });
  }, [isPositioned, lines]);
  return createPortal(
    <div
      ref={refs.setFloating}
      className="hd-floating hd-menu"
      style={{ ...floatingStyles, width }}
      {...getFloatingProps({
        onKeyDown: (event) => {
          if (event.key === 'Tab') closeByKey();
        },
      })}
      // the role `menu` is on the list inside, and a menu is vertical without saying so
      aria-orientation={undefined}
    >
      {header}
      <div role="menu" id={id} aria-label={label}>
        {items.map((item) => {
          if (item.divider) return <hr key={item.key} className="hd-menu-divider" />;
          const index = actions.indexOf(item);
          return (
            <MenuLine
              key={item.key}
              item={item}
              onDone={closeByKey}
              navigationProps={getItemProps}
              ref={(line) => {
                lines.current[index] = line;
              }}
            />
          );
        })}
      </div>
    </div>,
    getPopupContainer?.() ?? document.body,
  );
}
