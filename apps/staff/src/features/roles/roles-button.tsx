import { useState } from 'react';
import { Button } from '@hamyar/design-system/basics';
import { ShieldIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart } from '@hamyar/module-sdk';
import { faRoles as text } from '../../messages/fa-roles.ts';

const RolesDialog = lazyPart(() => import('./roles.dialog.tsx'), 'RolesDialog');

/** The button that opens the dialog of roles. */
export function RolesButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<ShieldIcon />} onClick={() => setOpen(true)}>
        {text.button}
      </Button>
      <OnDemand onClose={close}>{open ? <RolesDialog onClose={close} /> : null}</OnDemand>
    </>
  );
}
