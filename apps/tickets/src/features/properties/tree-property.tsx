import { useLayoutEffect, useRef, useState } from 'react';
import type { IdAndName, Ticket } from '@hamyar/contracts';
import { focusElement, Name, VisuallyHidden } from '@hamyar/design-system/basics';
import { ChevronDownIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { fa } from '../../messages/fa.ts';
import { faStaff } from '../../messages/fa-staff.ts';
import type { TreeFieldName } from './tree-choice.tsx';

const TreeChoice = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './tree-choice.tsx'), 'TreeChoice');

interface TreePropertyProps {
  ticket: Ticket;
  name: TreeFieldName;
  chosen: IdAndName | null;
}

/** The category or the service of a ticket; pressed it becomes the tree in which another one is found. */
export function TreeProperty({ ticket, name, chosen }: TreePropertyProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // whoever has pressed something else meanwhile stays there
    if (wasOpen.current && !open && document.activeElement === document.body && button.current)
      focusElement(button.current);
    wasOpen.current = open;
  }, [open]);
  const shown = <Name>{chosen?.name ?? faStaff.notSet}</Name>;
  if (!ticket.actions.includes('fields')) return shown;
  const close = () => setOpen(false);
  return (
    <OnDemand onClose={close}>
      {open ? (
        <TreeChoice ticket={ticket} name={name} chosen={chosen} onClose={close} />
      ) : (
        <button ref={button} type="button" className="tk-prop-choice" onClick={() => setOpen(true)}>
          <VisuallyHidden>{fa.ticketFields[name]}: </VisuallyHidden>
          {shown}
          <ChevronDownIcon size={13} />
        </button>
      )}
    </OnDemand>
  );
}
