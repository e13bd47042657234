import { hasLatinDigits } from '@hamyar/persian';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lineText } from '../basics/text.tsx';
import { CheckedIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/essential.tsx';
import { currentToasts, dismissToast, subscribeToasts } from './toast.ts';
import type { ToastItem } from './toast.ts';

const ICONS = { success: CheckedIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };
const CLOSE = 'بستن پیام';

/** Counts down the time of one toast; hovering it or having the focus in it pauses the clock. */
function useExpiry(item: ToastItem, held: boolean): void {
  const left = useRef(item.duration);
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(item.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [item.id, held]);
}

/** What a screen reader says by itself; nothing where the field says it, so that nobody hears it twice. */
function roleOf({ kind, atField }: ToastItem): 'alert' | 'status' | undefined {
  if (atField) return undefined;
  return kind === 'error' || kind === 'warning' ? 'alert' : 'status';
}

function Toast({ item }: { item: ToastItem }) {
  const [held, setHeld] = useState(false);
  useExpiry(item, held);
  const Sign = ICONS[item.kind];
  const act = () => {
    dismissToast(item.id, true);
    item.action?.onAction();
  };
  return (
    <div
      className={`hd-toast hd-toast-${item.kind}`}
      role={roleOf(item)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign />
      <span className="hd-toast-text">{hasLatinDigits(item.text) ? lineText(item.text) : item.text}</span>
      {item.action ? (
        <button type="button" className="hd-toast-action" onClick={act}>
          {item.action.label}
        </button>
      ) : null}
      <button type="button" className="hd-toast-close" aria-label={CLOSE} onClick={() => dismissToast(item.id)}>
        <CloseIcon size={15} />
      </button>
    </div>
  );
}

/** Renders toasts. Mounted once per page, by the shell or the login entry; never by a module. */
export function ToastHost() {
  const items = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  return createPortal(
    <div className="hd-toasts">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
    </div>,
    document.body,
  );
}
