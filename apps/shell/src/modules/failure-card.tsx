import { ErrorCard, focusTitleIfLost, SlotError } from '@hamyar/design-system/basics';
import type { ModuleFailure } from '@hamyar/module-sdk';
import { forgetDataOf } from '@hamyar/store';
import { focusWhenShown } from '../pages/focus-when-shown.ts';

interface FailureProps {
  failure: ModuleFailure;
  size: 'page' | 'slot';
  retry(): void;
}

/** At once, before the focus goes to what contained a control that the card has replaced. */
const focusCard = (card: HTMLElement | null) => {
  if (card) focusTitleIfLost(() => card.querySelector('h2'));
};

/**
 * The error card shown instead of a module, or of one part, that failed; the rest of the page works. Where it stands
 * instead of the page it has the focus if nothing else has it, and after «try again» the page has.
 */
export function Failure({ failure, size, retry }: FailureProps) {
  const crashed = failure.kind === 'render';
  const Card = size === 'page' ? ErrorCard : SlotError;
  const tryAgain = () => {
    // what a screen crashed on may be cached, and it would crash again
    if (crashed) forgetDataOf(failure.module);
    if (size === 'page') focusWhenShown();
    retry();
  };
  return (
    <div ref={size === 'page' ? focusCard : undefined} className="sh-failure" data-failure={failure.kind}>
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
