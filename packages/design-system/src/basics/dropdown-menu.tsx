import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon } from '../icons/essential.tsx';
import { useLinkClick } from '../theme/link.tsx';
import { useThemeEnvironment } from '../theme/theme-provider.tsx';
import { classNames } from './class-names.ts';
import type { TriggerProps } from './popover.tsx';
import { Kbd } from './text.tsx';
import { useDismiss, useFloating } from './use-floating.ts';
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

function MenuLine({ item, onDone }: { item: ActionItem; onDone: () => void }) {
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
        href={item.href}
        onClick={(event) => {
          follow(event);
          onDone();
        }}
      >
        {content}
      </a>
    );
  return (
    <button
      type="button"
      {...shared}
      onClick={() => {
        if (item.disabled) return;
        onDone();
        item.onSelect?.();
      }}
    >
      {content}
    </button>
  );
}

/** Moves the focus between the items of a menu: arrows, Home, End, and typing a first letter. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const lines = [...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? [])];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const to =
    event.key === 'ArrowDown'
      ? lines[(at + 1) % lines.length]
      : event.key === 'ArrowUp'
        ? lines[(at - 1 + lines.length) % lines.length]
        : event.key === 'Home'
          ? lines[0]
          : event.key === 'End'
            ? lines.at(-1)
            : event.key.length === 1 && event.key !== ' '
              ? [...lines.slice(at + 1), ...lines].find((line) => line.textContent?.trim().startsWith(event.key))
              : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
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
export function DropdownMenu({ label, items, trigger, placement = 'bottom-end', header, width }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useFloating(open, anchor, placement);
  const { getPopupContainer } = useThemeEnvironment();
  const focusTrigger = () => anchor.current?.querySelector<HTMLElement>('button, a')?.focus();
  const close = (back: boolean) => {
    setOpen(false);
    if (back) focusTrigger();
  };
  useDismiss(open, [anchor, box], close);
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [open, box]);
  return (
    <>
      <span ref={anchor} className="hd-popover-anchor">
        {trigger({
          onClick: () => setOpen(!open),
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
        })}
      </span>
      {open
        ? createPortal(
            <div
              ref={box}
              className="hd-floating hd-menu"
              style={width === undefined ? undefined : { width }}
              onKeyDown={(event) => {
                if (event.key === 'Tab') close(true);
                else moveFocus(event, box.current);
              }}
            >
              {header}
              <div role="menu" id={id} aria-label={label}>
                {items.map((item) =>
                  item.divider ? (
                    <hr key={item.key} className="hd-menu-divider" />
                  ) : (
                    <MenuLine key={item.key} item={item} onDone={() => close(true)} />
                  ),
                )}
              </div>
            </div>,
            getPopupContainer?.() ?? document.body,
          )
        : null}
    </>
  );
}
