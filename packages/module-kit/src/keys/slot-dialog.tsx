import { useEffect, useEffectEvent, useState } from 'react';
import { OpeningNotice, toast } from '@hamyar/design-system/overlay';
import { getPlatform, useContributions, type ComponentSlotName, type SlotContext } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';

/** Props of {@link ContributedDialog}. */
export interface ContributedDialogProps {
  /** Name of the module that contributes it. */
  module: string;
  /** Name of its code in that module. */
  code: string;
  context: Readonly<Record<string, unknown>>;
  /** Sets the state of the opener back to closed: the code could not be loaded, or Escape gave up waiting for it. */
  onClose(): void;
}

/**
 * A dialog of another module that a press has opened. Until it is there, the page says so, what is typed is kept for it
 * and Escape gives up; when its code cannot be loaded, a message says so, the page stays as it is, and the next press
 * tries anew.
 */
export function ContributedDialog({ module, code, context, onClose }: ContributedDialogProps) {
  const { Part, loadCode } = getPlatform();
  const [state, setState] = useState<'loading' | 'loaded' | 'shown'>('loading');
  const onFailed = useEffectEvent(() => {
    toast.error(shared.partNotLoaded, { key: 'on-demand' });
    onClose();
  });
  useEffect(() => {
    let isOpen = true;
    loadCode(module, code).then(
      () => isOpen && setState('loaded'),
      () => isOpen && onFailed(),
    );
    return () => {
      isOpen = false;
    };
  }, [loadCode, module, code]);
  return (
    <>
      {state === 'shown' ? null : <OpeningNotice onCancel={onClose} />}
      {state === 'loading' ? null : (
        <div className="hd-dialog-part">
          <Part module={module} code={code} context={context} size="slot" onShown={() => setState('shown')} />
        </div>
      )}
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
