import type { Macro, Ticket } from '@hamyar/contracts';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { useMacroRun } from './use-macro-run.ts';

const MacrosDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './macros.dialog.tsx'), 'MacrosDialog');

interface MacroRunnerProps {
  ticket: Ticket;
  open: boolean;
  onClose(): void;
  onNext(): void;
}

/** The dialog of macros over a ticket, when it is asked for. */
export function MacroRunner({ ticket, open, onClose, onNext }: MacroRunnerProps) {
  const { run, running } = useMacroRun(ticket, onNext);
  const start = async (macro: Macro) => {
    const result = await run(macro);
    // what has failed is tried again, or another one is chosen
    if (result === 'done' || result === 'stopped') onClose();
  };
  return (
    <OnDemand onClose={onClose}>
      {open ? (
        <MacrosDialog ticket={ticket} running={running} onRun={(macro) => void start(macro)} onClose={onClose} />
      ) : null}
    </OnDemand>
  );
}
