import { useState } from 'react';
import { OpeningNotice } from '@hamyar/design-system/overlay';
import {
  getPlatform,
  useContributions,
  type ComponentSlotName,
  type ModuleFailure,
  type SlotContext,
} from '@hamyar/module-sdk';
import { sayFailed } from './say-failed.ts';

/** Props of {@link ContributedDialog}. */
export interface ContributedDialogProps {
  /** Name of the module that contributes it. */
  module: string;
  /** Name of its code in that module. */
  code: string;
  context: Readonly<Record<string, unknown>>;
  /** Sets the state of the opener back to closed: it failed to load or crashed, or Escape gave up waiting for it. */
  onClose(): void;
}

/**
 * A dialog of another module that a press has opened. Until it is there, the page says so, what is typed is kept for it
 * and Escape gives up. When its code cannot be loaded, or it crashes, it is closed and a message says so; the page stays
 * as it is, and the next press tries anew.
 */
export function ContributedDialog({ module, code, context, onClose }: ContributedDialogProps) {
  const { Part } = getPlatform();
  const [isShown, setShown] = useState(false);
  const onFailed = (failure: ModuleFailure) => {
    sayFailed(failure);
    onClose();
  };
  return (
    <>
      {isShown ? null : <OpeningNotice onCancel={onClose} />}
      {/* a dialog draws itself over the page, not here */}
      <div hidden>
        <Part {...{ module, code, context, onFailed }} size="slot" onShown={() => setShown(true)} />
      </div>
    </>
  );
}

/** The dialogs that modules contribute to a slot, while they are open ({@link ContributedDialog}). */
export function SlotDialog<Name extends ComponentSlotName>({
  name,
  context,
  onClose,
}: {
  name: Name;
  context: SlotContext<Name>;
  onClose(): void;
}) {
  return useContributions(name).map(({ module, name: part, code }) => (
    <ContributedDialog
      key={`${module}/${part}`}
      context={context as Readonly<Record<string, unknown>>}
      {...{ module, code, onClose }}
    />
  ));
}
