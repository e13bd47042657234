import {
  Component,
  lazy,
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

  const component = (code: string) => {
    const known = cache.get(code);
    if (known) return known;
    const made = lazy(async () => ({ default: (await load(code)) as ComponentType<Record<string, unknown>> }));
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
    // the next showing loads it anew
    const end = (failure: ModuleFailure) => {
      cache.delete(code);
      onFailed?.(failure);
    };
    const owner = useMemo(() => ({ identity, code }), [code]);
    const Code = component(code);
    return (
      <Providers module={identity.module}>
        <PartBoundary
          key={`${code}:${attempt.number}`}
          identity={identity}
          code={code}
          size={size}
          retry={retry}
          onShown={onShown}
          onFailed={onFailed && end}
        >
          <PartOwner value={owner}>
            <PartAttempt value={attempt}>
              <PartContent loading={<Loading size={size} />} onShown={onShown}>
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
  let root: ReactDOMClient.Root | undefined = continues ? undefined : ReactDOMClient.createRoot(container, options);
  return {
    unmount: () => root?.unmount(),
    render: (children) =>
      React.startTransition(() => {
        if (root) root.render(children);
        else
          root = ReactDOMClient.hydrateRoot(container, children, {
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
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };
  #failure: ModuleFailure | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const failure = this.failure(error);
    getPlatform().report({ ...failure, message: `${failure.message}\n${info.componentStack ?? ''}`.slice(0, 4000) });
    this.props.onFailed?.(failure);
  }

  /** The card shows the trace id that was reported. */
  failure(error: unknown): ModuleFailure {
    this.#failure ??= failureOfPart(error, { identity: this.props.identity, code: this.props.code });
    return this.#failure;
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    if (this.props.onFailed) return null;
    const { Failure } = getPlatform();
    return (
      <>
        <Failure failure={this.failure(thrown.error)} size={this.props.size} retry={this.props.retry} />
        <Shown onShown={this.props.onShown} />
      </>
    );
  }
}
