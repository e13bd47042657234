import { ErrorCard, SlotError } from '@hamyar/design-system/basics';
import { getPlatform, type ModuleFailure } from '@hamyar/module-sdk';
import { api, getStore } from '@hamyar/store';

interface FailureProps {
  failure: ModuleFailure;
  size: 'page' | 'slot';
  retry(): void;
}

/** The error card shown instead of a module, or of one part, that failed; the rest of the page works. */
export function Failure({ failure, size, retry }: FailureProps) {
  const crashed = failure.kind === 'render';
  const Card = size === 'page' ? ErrorCard : SlotError;
  // only a new release fixes an incompatible version, so "try again" would be useless
  const tryAgain = () => {
    if (crashed) forgetDataOf(failure.module);
    retry();
  };
  return (
    <div className="sh-failure" data-failure={failure.kind}>
      <Card
        kind={crashed ? 'crash' : 'load'}
        title={failure.title}
        module={failure.module}
        version={failure.version}
        traceId={failure.traceId}
        onRetry={failure.kind === 'version' ? undefined : tryAgain}
      />
    </div>
  );
}

/** The crash may come from data in the store's cache, so this data is fetched again before the retry. */
function forgetDataOf(module: string): void {
  const { manifest } =
    getPlatform()
      .state.get()
      .modules.find((entry) => entry.manifest.name === module) ?? {};
  getStore().dispatch(api.util.invalidateTags([...(manifest?.tags ?? [])] as never[]));
}
