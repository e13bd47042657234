import {
  Component,
  lazy,
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
import { failureKind, newTraceId, type ModuleFailure } from './failure.ts';
import { PartAttempt, type Attempt } from './lazy-part.tsx';
import { PartContent, reportDifference, Shown } from './part-content.tsx';
import { getPlatform, type ExternalStore } from './platform.ts';

/** What a mounted root shows: one code reference of its module, with the context of its slot. */
export interface PartRootProps {
  code: string;
  context?: Readonly<Record<string, unknown>>;
  size: 'page' | 'slot';
  /** Called when the code, or the card that says why it failed, is shown. */
  onShown?: (() => void) | undefined;
}

/** The module that a root belongs to; shown in its error card. */
export interface PartIdentity {
  module: string;
  version: string;
  release: string;
  owner: string;
  title: string;
}

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
    const { code, context, size, onShown } = useSyncExternalStore(source.subscribe, source.get, source.get);
    const [attempt, setAttempt] = useState<Attempt>({ number: 0 });
    const retry = () => {
      cache.delete(code);
      setAttempt(({ number }) => ({ number: number + 1 }));
    };
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
        >
          <PartAttempt value={attempt}>
            <PartContent loading={<Loading size={size} />} onShown={onShown}>
              <Code {...context} />
            </PartContent>
          </PartAttempt>
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
 * A root that renders as a transition, so that the browser can handle input between two slices of the work. In an
 * element with content, which is the initial page of the server, React continues in its HTML.
 */
const createTransitionRoot = (container: Element, options?: ReactDOMClient.RootOptions): ReactDOMClient.Root => {
  let root: ReactDOMClient.Root | undefined = container.hasChildNodes()
    ? undefined
    : ReactDOMClient.createRoot(container, options);
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
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { failure: ModuleFailure | null }> {
  override state: { failure: ModuleFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: ModuleFailure } {
    // the identity of the module is added below: a static method has no access to the props
    return {
      failure: {
        kind: kindOf(error),
        module: '',
        version: '',
        release: '',
        owner: '',
        title: '',
        traceId: (error as { traceId?: string } | null)?.traceId ?? newTraceId(),
        message: String((error as Error)?.message ?? error),
      },
    };
  }

  override componentDidCatch(_error: unknown, info: ErrorInfo) {
    const failure = this.failure();
    if (failure)
      getPlatform().report({ ...failure, message: `${failure.message}\n${info.componentStack ?? ''}`.slice(0, 4000) });
  }

  failure(): ModuleFailure | null {
    const { identity, code } = this.props;
    return this.state.failure && { ...this.state.failure, ...identity, code };
  }

  override render() {
    const failure = this.failure();
    if (!failure) return this.props.children;
    const { Failure } = getPlatform();
    return (
      <>
        <Failure failure={failure} size={this.props.size} retry={this.props.retry} />
        <Shown onShown={this.props.onShown} />
      </>
    );
  }
}

/** An error that has a kind comes from the loader; any other error was thrown while rendering. */
function kindOf(error: unknown): ModuleFailure['kind'] {
  const known = (error as { kind?: ModuleFailure['kind'] } | null)?.kind;
  if (known) return known;
  const kind = failureKind(error);
  return kind === 'init' ? 'render' : kind;
}
