/** Kind of a toast: green, red, amber or blue icon. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** Options of one toast. */
export interface ToastOptions {
  /** Milliseconds until it disappears; 5000 by default (spec 8.9). Hovering or focusing it pauses the clock. */
  duration?: number;
  /** A button in the toast, such as «واگرد» of an optimistic change. */
  action?: { label: string; onAction: () => void };
  /** A new toast replaces the one with the same key; without a key, the one with the same text and no action. */
  key?: string;
  /** The text also stands at its field, which says it to screen readers; the toast is then for the eye alone. */
  atField?: boolean;
  /** Called when it disappears and its action was not used. */
  onExpire?: () => void;
}

/** One toast on the screen. */
export interface ToastItem extends Required<Pick<ToastOptions, 'duration'>>, Omit<ToastOptions, 'duration'> {
  id: number;
  kind: ToastKind;
  text: string;
}

const LIMIT = 3;
const DURATION = 5000;

let items: readonly ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastItem[]): void {
  items = next;
  listeners.forEach((listener) => listener());
}

/** Removes a toast. Does nothing when it has already disappeared. */
export function dismissToast(id: number, used = false): void {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return;
  publish(items.filter((candidate) => candidate.id !== id));
  if (!used) item.onExpire?.();
}

function show(kind: ToastKind, text: string, options: ToastOptions = {}): () => void {
  const item: ToastItem = { ...options, duration: options.duration ?? DURATION, id: nextId, kind, text };
  nextId += 1;
  const isReplaced = (other: ToastItem) =>
    options.key === undefined
      ? !options.action && !other.action && other.kind === kind && other.text === text
      : other.key === options.key;
  const replaced = items.filter(isReplaced);
  const kept = items.filter((other) => !replaced.includes(other));
  const dropped = kept.slice(0, Math.max(0, kept.length + 1 - LIMIT));
  publish([...kept.slice(dropped.length), item]);
  [...replaced, ...dropped].forEach((other) => other.onExpire?.());
  return () => dismissToast(item.id);
}

/**
 * Messages at the top centre, at most three, five seconds each (spec 8.9). Can be used outside React; each call returns
 * a function that dismisses the toast. The text is plain: wrap foreign names with `isolate` of `@hamyar/persian`, or
 * use {@link toast.named}.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /**
   * The messages of refused fields (spec 8.7): each once, and the first ones where more are refused than toasts fit. The
   * messages that a form has shown already replace each other.
   */
  refused: (messages: readonly string[], options?: Pick<ToastOptions, 'atField'>) => {
    for (const message of [...new Set(messages)].slice(0, LIMIT)) show('error', message, options);
  },
  /**
   * A sentence with names in it: `{user}` is replaced by the name between U+2068 and U+2069, so it cannot reorder the
   * sentence.
   */
  named: (kind: ToastKind, template: string, names: Record<string, string | number>, options?: ToastOptions) =>
    show(
      kind,
      template.replace(/\{(\w+)\}/g, (whole, name: string) =>
        name in names ? `\u2068${String(names[name])}\u2069` : whole,
      ),
      options,
    ),
  /** Removes all toasts. */
  clear: () => publish([]),
};

/** Calls the listener when the list of toasts has changed; for the host. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The toasts on the screen now, oldest first; for the host. */
export function currentToasts(): readonly ToastItem[] {
  return items;
}
