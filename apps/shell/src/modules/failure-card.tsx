import { ErrorCard, SlotError } from '@hamyar/design-system/basics';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { forgetDataOf } from '@hamyar/store';

interface FailureProps {
  failure: ModuleFailure;
  size: 'page' | 'slot';
  retry(): void;
}

/** The error card shown instead of a module, or of one part, that failed; the rest of the page works. */
export function Failure({ failure, size, retry }: FailureProps) {
  const crashed = failure.kind === 'render';
  const Card = size === 'page' ? ErrorCard : SlotError;
  const tryAgain = () => {
    // what a screen crashed on may be cached, and it would crash again
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
        // only another release fixes what does not fit together, so "try again" would be useless
        onRetry={failure.kind === 'version' ? undefined : tryAgain}
      />
    </div>
  );
}
