import {
  Component,
  lazy,
  Suspense,
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
import { failureKind, newTraceId, type ModuleFailure } from './failure.ts';
import { PartAttempt, type Attempt } from './lazy-part.tsx';
import { getPlatform, type ExternalStore } from './platform.ts';

/** What a mounted root shows: one code reference of its module, with the context of the place. */
export interface PartRootProps {
  code: string;
  context?: Readonly<Record<string, unknown>>;
  size: 'page' | 'slot';
}

/** The module a root belongs to, for its error card. */
export interface PartIdentity {
  module: string;
  version: string;
  owner: string;
  title: string;
}

/** Loads what a code reference names; rejects with what failed. */
export type CodeSource = (code: string) => Promise<unknown>;

/**
 * single-spa lifecycles of one module; a root is told what to show through the prop `source`. Every root gets the shell's providers and its own boundary, so a module author
 * writes only screens, and a crash stays in its module. Chunks that failed are asked for again by "try again".
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
    const { code, context, size } = useSyncExternalStore(source.subscribe, source.get);
    const [attempt, setAttempt] = useState<Attempt>({ number: 0 });
    const retry = () => {
      cache.delete(code);
      setAttempt(({ number }) => ({ number: number + 1 }));
    };
    const Code = component(code);
    return (
      <Providers module={identity.module}>
        <PartBoundary key={`${code}:${attempt.number}`} identity={identity} code={code} size={size} retry={retry}>
          <PartAttempt value={attempt}>
            <Suspense fallback={<Loading size={size} />}>
              <Code {...context} />
            </Suspense>
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
    // the boundary inside PartRoot catches a module's errors; this one is left for the providers themselves
    errorBoundary: () => null as never,
  });
}

/** A root whose first drawing is done in slices, so that what a person does meanwhile is not kept waiting. */
const createTransitionRoot: typeof ReactDOMClient.createRoot = (container, options) => {
  const root = ReactDOMClient.createRoot(container, options);
  return { unmount: () => root.unmount(), render: (children) => React.startTransition(() => root.render(children)) };
};

interface BoundaryProps {
  identity: PartIdentity;
  code: string;
  size: 'page' | 'slot';
  retry(): void;
  children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { failure: ModuleFailure | null }> {
  override state: { failure: ModuleFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: ModuleFailure } {
    // identity is added below: a static method does not see the props
    return {
      failure: {
        kind: kindOf(error),
        module: '',
        version: '',
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
    return <Failure failure={failure} size={this.props.size} retry={this.props.retry} />;
  }
}

/** An error thrown by a component is a crash, one that carries a kind comes from the loader. */
function kindOf(error: unknown): ModuleFailure['kind'] {
  const known = (error as { kind?: ModuleFailure['kind'] } | null)?.kind;
  if (known) return known;
  const kind = failureKind(error);
  return kind === 'init' ? 'render' : kind;
}
