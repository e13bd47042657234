import {
  Component,
  createContext,
  lazy,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ErrorInfo,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { PART_ID_PREFIX } from '@hamyar/contracts';
import type { ModuleFailure } from './failure.ts';
import { useRoute } from './hooks.ts';
import { PartAttempt, type Attempt } from './lazy-part.tsx';
import { PartContent, reportDifference, Shown } from './part-content.tsx';
import { failureOfPart, PartOwner, type PartIdentity } from './part-owner.ts';
import { getPlatform, type ExternalStore } from './platform.ts';

/** What a mounted root shows: one code reference of its module, with the context of its slot. */
export interface PartRootProps {
  code: string;
  context?: Readonly<Record<string, unknown>>;
  size: 'page' | 'slot';
  /** Called when the code, or the card that says why it failed, is shown. */
  onShown?: (() => void) | undefined;
  /** Called in place of that card. */
  onFailed?: ((failure: ModuleFailure) => void) | undefined;
}

export type { PartIdentity } from './part-owner.ts';

/** Loads the code of a code reference; rejects when it cannot be loaded. */
export type CodeSource = (code: string) => Promise<unknown>;

/**
 * Creates the single-spa lifecycles of one module. The prop `source` tells a root which code to show. Every root has
 * the shell's providers and an error boundary, so that module authors write only screens and a crash does not leave its
 * module. "Try again" in the error card loads failed chunks again.
 */
export function createLifecycles(identity: PartIdentity, load: CodeSource) {
  const cache = new Map<string, LazyExoticComponent<ComponentType<Record<string, unknown>>>>();
  const recovery = new Recovery();

  const component = (code: string) => {
    const known = cache.get(code);
    if (known) return known;
    const made = lazy(async () => {
      try {
        const loaded = (await load(code)) as ComponentType<Record<string, unknown>>;
        recovery.loaded(code);
        return { default: loaded };
      } catch (error) {
        recovery.failed(code);
        throw error;
      }
    });
    cache.set(code, made);
    return made;
  };

  function PartRoot({ source }: { source: ExternalStore<PartRootProps> }) {
    const { Providers, Loading } = getPlatform();
    const { code, context, size, onShown, onFailed } = useSyncExternalStore(source.subscribe, source.get, source.get);
    const [attempt, setAttempt] = useState<Attempt>({ number: 0 });
    const retry = () => {
      cache.delete(code);
      setAttempt(({ number }) => ({ number: number + 1 }));
    };
    const owner = useMemo(() => ({ identity, code }), [code]);
    const served = useContext(ServedPage);
    const isForVisitors = useRoute()?.route.visitors === true;
    const shown = useCallback(() => {
      if (served) served.host = null;
      onShown?.();
    }, [served, onShown]);
    const Code = component(code);
    // not before the card goes: React renders again what has failed, and would ask for it again each time
    const forget = () => {
      if (cache.get(code) === Code) cache.delete(code);
    };
    return (
      <Providers module={identity.module}>
        <PartBoundary
          key={`${code}:${attempt.number}`}
          identity={identity}
          code={code}
          size={size}
          retry={retry}
          onShown={onShown}
          onFailed={onFailed}
          recovery={recovery}
          forget={forget}
          keepsPage={size === 'page' && isForVisitors}
        >
          <PartOwner value={owner}>
            <PartAttempt value={attempt}>
              <PartContent loading={<Loading size={size} />} onShown={shown}>
                <Code {...context} />
              </PartContent>
            </PartAttempt>
          </PartOwner>
        </PartBoundary>
      </Providers>
    );
  }

  return singleSpaReact({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createTransitionRoot },
    renderType: 'createRoot',
    rootComponent: PartRoot as unknown as ComponentType<never>,
    // the boundary inside PartRoot catches the module's errors; this one catches errors of the providers
    errorBoundary: () => null as never,
  });
}

/**
 * Parts of one module whose code could not be loaded. When the code of one comes after all, the others try again too: a
 * person presses "try again" once, not for each card.
 */
class Recovery {
  readonly #failed = new Set<string>();
  readonly #waiting = new Set<() => void>();

  failed(code: string): void {
    this.#failed.add(code);
  }

  loaded(code: string): void {
    // only what had failed: two parts that fail later, by a file of their own, would call each other for ever
    if (!this.#failed.delete(code)) return;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const retry of waiting) retry();
  }

  /** Calls `retry` once when the code of another part has come; the answered function ends that. */
  wait(retry: () => void): () => void {
    this.#waiting.add(retry);
    return () => this.#waiting.delete(retry);
  }
}

/** The element with the server's HTML in which a root continues, until its part is shown. */
const ServedPage = createContext<{ host: Element | null } | null>(null);

/** Elements that have had a root. */
const used = new WeakSet<Element>();

/**
 * A root that renders as a transition, so that the browser can handle input between two slices of the work. In an
 * element with content, which is the initial page of the server, React continues in its HTML. Only the first root of an
 * element does: an unmounted one leaves the comments and hints that the server has written around its HTML, and a later
 * root replaces them.
 */
const createTransitionRoot = (container: Element, options?: ReactDOMClient.RootOptions): ReactDOMClient.Root => {
  const continues = container.hasChildNodes() && !used.has(container);
  used.add(container);
  const served = continues ? { host: container } : null;
  let root: ReactDOMClient.Root | undefined = continues ? undefined : ReactDOMClient.createRoot(container, options);
  return {
    unmount: () => root?.unmount(),
    render: (children) =>
      React.startTransition(() => {
        const content = <ServedPage value={served}>{children}</ServedPage>;
        if (root) root.render(content);
        else
          root = ReactDOMClient.hydrateRoot(container, content, {
            ...options,
            identifierPrefix: PART_ID_PREFIX,
            onRecoverableError: reportDifference,
          });
      }),
  };
};

interface BoundaryProps {
  identity: PartIdentity;
  code: string;
  size: 'page' | 'slot';
  retry(): void;
  onShown?: (() => void) | undefined;
  onFailed?: ((failure: ModuleFailure) => void) | undefined;
  recovery: Recovery;
  /** Removes the code that failed from what is kept, so that the next showing asks for it. */
  forget(): void;
  /** What the server has rendered can be read without scripts, and stays when they do not come. */
  keepsPage: boolean;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { thrown: { error: unknown } | null }> {
  static override contextType = ServedPage;
  declare context: React.ContextType<typeof ServedPage>;
  override state: { thrown: { error: unknown } | null } = { thrown: null };
  #failure: ModuleFailure | undefined;
  #served: string | undefined;
  #stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const failure = this.failure(error);
    getPlatform().report({ ...failure, message: `${failure.message}\n${info.componentStack ?? ''}`.slice(0, 4000) });
    this.props.onFailed?.(failure);
    if (failure.kind !== 'render' && failure.kind !== 'version') {
      this.#stopWaiting = this.props.recovery.wait(this.props.retry);
    }
  }

  override componentWillUnmount() {
    this.#stopWaiting?.();
    if (this.state.thrown) this.props.forget();
  }

  /** The card shows the trace id that was reported. */
  failure(error: unknown): ModuleFailure {
    this.#failure ??= failureOfPart(error, { identity: this.props.identity, code: this.props.code });
    return this.#failure;
  }

  /** The page as the server has rendered it, which React is about to take away. */
  servedPage(): string | undefined {
    if (this.props.keepsPage) this.#served ??= this.context?.host?.innerHTML;
    return this.#served;
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (this.props.onFailed) return null;
    const { Failure } = getPlatform();
    const page = this.servedPage();
    if (page)
      return (
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, which stood there before */}
          <div className="hd-part-served" dangerouslySetInnerHTML={{ __html: page }} />
          <div className="hd-part-served-failure">
            <Failure failure={this.failure(thrown.error)} size="slot" retry={this.props.retry} />
          </div>
          <Shown onShown={this.props.onShown} />
        </>
      );
    return (
      <>
        <Failure failure={this.failure(thrown.error)} size={this.props.size} retry={this.props.retry} />
        <Shown onShown={this.props.onShown} />
      </>
    );
  }
}
