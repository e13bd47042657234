import { ErrorCard, SlotError } from '@hamyar/design-system/basics';
import type { ModuleFailure } from '@hamyar/module-sdk';

interface FailureProps {
  failure: ModuleFailure;
  size: 'page' | 'slot';
  retry(): void;
}

/** The card in place of a module, or of one part, that failed; the rest of the page lives on. */
export function Failure({ failure, size, retry }: FailureProps) {
  const crashed = failure.kind === 'render';
  const Card = size === 'page' ? ErrorCard : SlotError;
  return (
    <div className="sh-failure" data-failure={failure.kind}>
      <Card
        kind={crashed ? 'crash' : 'load'} title={failure.title}
        module={failure.module} version={failure.version} traceId={failure.traceId} onRetry={retry}
      />
    </div>
  );
}
