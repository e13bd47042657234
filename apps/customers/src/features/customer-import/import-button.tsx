import { useState } from 'react';
import { pagePath } from '@hamyar/contracts';
import { Button } from '@hamyar/design-system/basics';
import { UploadIcon } from '@hamyar/design-system/icons';
import { OnDemand } from '@hamyar/module-kit/keys';
import { lazyPart, useGate, useNavigate } from '@hamyar/module-sdk';
import { faImport } from '../../messages/fa-import.ts';

const ImportDialog = lazyPart(() => import(/* webpackChunkName: "dialogs" */ './import.dialog.tsx'), 'ImportDialog');

/** Opens the dialog of the import, for who may import users; the file that is checked has its own page. */
export function ImportButton({ label = faImport.action }: { label?: string }) {
  const [open, setOpen] = useState(false);
  const allowed = useGate({ all: [{ permission: 'import users' }, { read_only: false }] });
  const navigate = useNavigate();
  if (!allowed) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnDemand onClose={close}>
        {open ? (
          <ImportDialog
            onClose={close}
            onChecked={(id) => {
              close();
              navigate(pagePath('/customers/imports/:id', { id }));
            }}
          />
        ) : null}
      </OnDemand>
    </>
  );
}
