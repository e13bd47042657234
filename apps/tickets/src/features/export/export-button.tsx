import { useState } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { ExportIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate } from '@hamyar/module-sdk';
import { shared } from '@hamyar/persian';
import type { ExportDialogProps } from './export.dialog.tsx';

const ExportDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './export.dialog.tsx'), 'ExportDialog');

/** Opens the dialog that saves the list as a file, for who may export data. */
export function ExportButton({ query, pageIds, framed }: Omit<ExportDialogProps, 'onClose'> & { framed?: boolean }) {
  const [open, setOpen] = useState(false);
  const allowed = useGate({ permission: 'export data' });
  if (!allowed) return null;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={<ExportIcon />}
        label={shared.exportAction}
        {...(framed ? { variant: 'default' } : {})}
        onClick={() => setOpen(true)}
      />
      <OnDemand onClose={close}>
        {open ? <ExportDialog query={query} pageIds={pageIds} onClose={close} /> : null}
      </OnDemand>
    </>
  );
}
