import { createContext, lazy, useContext } from 'react';
import type { ComponentType } from 'react';

/** One showing of a part; «try again» begins another. */
export interface Attempt {
  number: number;
}

/** Which showing of its part a component belongs to. */
export const PartAttempt = createContext<Attempt>({ number: 0 });

/** ms after which a file that a screen loads later counts as failed, so that the card is there within 15 s. */
const LOAD_LIMIT_MS = 12_000;

/** A component made by {@link lazyPart}. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before it is shown, which then takes no moment. A failure is ignored: the showing tries again. */
  preload(): void;
};

/**
 * A component whose code is loaded when it is first shown, as a dialog: `lazyPart(() => import('./x.dialog.tsx'), 'XDialog')`.
 * Give it a boundary above: `OnDemand` of `@hamyar/module-kit/keys` for what somebody opens, so that a file that fails,
 * or does not come within 12 s, leaves the screen as it is; a `Suspense` for a whole page, whose failure is the error
 * card of the part. The next attempt asks for the file anew; React's own `lazy` would keep the failure for ever.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> {
  const attempts = new WeakMap<Attempt, ComponentType<Props>>();
  let loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    const file = await withinLimit(load());
    loaded = file[name] as ComponentType<Props>;
    return { default: loaded };
  };
  function Part(props: Props) {
    const attempt = useContext(PartAttempt);
    // one type for each attempt: another one would be mounted anew
    const code = attempts.get(attempt) ?? loaded ?? (lazy(loadPart) as unknown as ComponentType<Props>);
    attempts.set(attempt, code);
    const Code: ComponentType<Props> = code;
    return <Code {...props} />;
  }
  const preload = () => {
    if (!loaded) void loadPart().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
}

/** Rejects with a failure of kind `timeout` when nothing has come in time. */
function withinLimit<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = Object.assign(new Error(`no answer within ${LOAD_LIMIT_MS} ms`), { kind: 'timeout' });
    const timer = setTimeout(() => reject(late), LOAD_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
