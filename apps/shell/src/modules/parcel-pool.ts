import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { ExternalStore } from '@hamyar/module-sdk';
import { createLifecycles, type PartIdentity, type PartRootProps } from '@hamyar/module-sdk/lifecycles';

/**
 * single-spa only warns when a step takes longer, by default after 3 s, which a slow device needs for the initial page of
 * a large page. The loader limits what can fail to arrive; rendering itself has no limit.
 */
const STEP = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };
const TIMEOUTS = { bootstrap: STEP, mount: STEP, unmount: STEP, unload: STEP, update: STEP };

/** A mounted part of a module. */
export interface MountedParcel {
  update(props: PartRootProps): void;
  unmount(): void;
}

/**
 * The parcels of one module. A parcel is created once and mounted many times, in its own host element: single-spa 6.0.3
 * never releases a root parcel, so a new one for each visit would leak.
 */
export class ParcelPool {
  readonly #lifecycles: ReturnType<typeof createLifecycles>;
  readonly #module: string;
  readonly #idle: PooledParcel[] = [];
  #made = 0;

  constructor(identity: PartIdentity, load: (code: string) => Promise<unknown>) {
    this.#module = identity.module;
    this.#lifecycles = createLifecycles(identity, load);
  }

  /** Mounts a part into `element`. */
  mount(element: HTMLElement, props: PartRootProps): MountedParcel {
    const parcel = this.#continued(element) ?? this.#idle.pop() ?? this.#make();
    parcel.mountInto(element, props);
    return {
      update: (next) => parcel.update(next),
      unmount: () => {
        parcel.unmount();
        this.#idle.push(parcel);
      },
    };
  }

  /** A parcel for what the server has rendered into this element. */
  #continued(element: HTMLElement): PooledParcel | undefined {
    const host = element.querySelector<HTMLElement>(':scope > .hd-part');
    return host?.dataset['hdModule'] === this.#module ? this.#make(host) : undefined;
  }

  #make(host: HTMLElement = document.createElement('div')): PooledParcel {
    this.#made += 1;
    const name = `${this.#module}#${this.#made}`;
    return new PooledParcel(this.#module, host, {
      ...(this.#lifecycles as ParcelConfig),
      name,
      timeouts: TIMEOUTS,
    } as ParcelConfig);
  }
}

class PooledParcel {
  readonly #config: ParcelConfig;
  readonly #host: HTMLElement;
  readonly #listeners = new Set<() => void>();
  #props!: PartRootProps;
  #parcel: Parcel | null = null;
  // mounting and unmounting run one after the other; React reports when each has ended
  #queue: Promise<unknown> = Promise.resolve();

  constructor(module: string, host: HTMLElement, config: ParcelConfig) {
    this.#config = config;
    this.#host = host;
    this.#host.className = 'hd-part';
    // the build limits the module's style sheets to elements inside this one
    this.#host.dataset['hdModule'] = module;
  }

  readonly #source: ExternalStore<PartRootProps> = {
    get: () => this.#props,
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    },
  };

  update(props: PartRootProps): void {
    this.#props = props;
    for (const listener of [...this.#listeners]) listener();
  }

  mountInto(element: HTMLElement, props: PartRootProps): void {
    this.update(props);
    if (this.#host.parentElement !== element) element.append(this.#host);
    this.#next(async () => {
      if (this.#parcel) return this.#parcel.mount();
      this.#parcel = mountRootParcel(this.#config, { domElement: this.#host, source: this.#source });
      return this.#parcel.mountPromise;
    });
  }

  unmount(): void {
    this.#next(async () => this.#parcel?.unmount());
    this.#host.remove();
  }

  #next(step: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(step, step).catch((error: unknown) => console.error(error));
  }
}
