import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isMissingChunk, reloadOnce } from './chunk-reload.ts';

interface Substitutes<Props> {
  /** Shown while the code is loading, and until the page is loaded again. */
  loading: ReactNode;
  /** Shown when the code cannot be had or throws. */
  Failed: ComponentType<Props>;
}

/**
 * A component of the shell whose code is loaded when it is first shown. React keeps the failure of a `lazy` component for
 * ever and no event tells of it, so that it would leave an empty page: here the page is loaded again (spec 4.19), or
 * `Failed` is shown where that has just been tried or cannot help.
 */
export function shellChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, Failed }: Substitutes<Props>,
): ComponentType<Props> {
  const Code = lazy(async () => ({ default: await load() }));
  return function ShellChunk(props: Props) {
    return (
      <ChunkBoundary loading={loading} failed={<Failed {...props} />}>
        <Suspense fallback={loading}>
          <Code {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

type State = { stage: 'shown' | 'reloading' | 'failed' };

class ChunkBoundary extends Component<{ loading: ReactNode; failed: ReactNode; children: ReactNode }, State> {
  override state: State = { stage: 'shown' };

  static getDerivedStateFromError(error: unknown): State {
    return { stage: isMissingChunk(error) ? 'reloading' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error) && !reloadOnce()) this.setState({ stage: 'failed' });
  }

  override render() {
    const { loading, failed, children } = this.props;
    return { shown: children, reloading: loading, failed }[this.state.stage];
  }
}
