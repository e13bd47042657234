import { Children, Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import type { ModuleFailure } from './failure.ts';
import { PartAttempt, type Attempt } from './lazy-part.tsx';
import { failureOfPart, PartOwner } from './part-owner.ts';
import { getPlatform } from './platform.ts';

/** Props of {@link OnDemandBoundary}. */
export interface OnDemandBoundaryProps {
  /** What somebody has asked for, made with `lazyPart`; null while it is closed. */
  children: ReactNode;
  /** Shown while its code is loading. */
  loading: ReactNode;
  /** It cannot be shown: the opener sets its state back to closed, and says it. */
  onFailed(failure: ModuleFailure): void;
  /** It is a pane of the screen: when it crashes, the whole part does, and gets the error card with its trace id. */
  isPane?: boolean;
}

interface State {
  thrown: { error: unknown } | null;
  attempt: Attempt;
}

/**
 * Around a dialog, drawer or panel whose code is loaded when somebody asks for it. A file that cannot be loaded, or a
 * crash of what it contains, is reported for the module and ends this showing only; the screen around it lives on.
 * What failed is not asked for again before it has been closed, and then by a new attempt.
 */
export class OnDemandBoundary extends Component<OnDemandBoundaryProps, State> {
  static override contextType = PartOwner;
  declare context: React.ContextType<typeof PartOwner>;
  override state: State = { thrown: null, attempt: { number: 0 } };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(props: OnDemandBoundaryProps, { thrown, attempt }: State): State | null {
    const closed = Children.toArray(props.children).length === 0;
    return thrown && closed ? { thrown: null, attempt: { number: attempt.number + 1 } } : null;
  }

  /** The error is left to the boundary of the part. */
  #isOfPart(error: unknown): boolean {
    return this.props.isPane === true && failureOfPart(error, this.context).kind === 'render';
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.#isOfPart(error)) return;
    const failure = failureOfPart(error, this.context);
    getPlatform().report({ ...failure, message: `${failure.message}\n${info.componentStack ?? ''}`.slice(0, 4000) });
    this.props.onFailed(failure);
  }

  override render() {
    const { children, loading } = this.props;
    const { thrown } = this.state;
    if (thrown && this.#isOfPart(thrown.error)) throw thrown.error;
    return (
      <PartAttempt value={this.state.attempt}>
        <Suspense fallback={loading}>{thrown ? null : children}</Suspense>
      </PartAttempt>
    );
  }
}
