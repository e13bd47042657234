import { useState } from 'react';
import { Button, IconButton } from '@hamyar/design-system/basics';
import { FolderIcon } from '@hamyar/design-system/icons';
import { useContributions } from '@hamyar/module-sdk';
import { SlotDialog } from '../keys/slot-dialog.tsx';
import { kitText } from '../messages/fa.ts';
import type { Uploads } from './use-uploads.ts';

/**
 * The button that opens the files which another module offers (slot `file.source/v1`); nothing where none does. The code
 * of that module is loaded when it is pressed.
 */
export function FileSources({
  uploads: { kind, room, attach },
  compact = false,
}: {
  uploads: Pick<Uploads, 'kind' | 'room' | 'attach'>;
  /** Only an icon, for the tools of a composer. */
  compact?: boolean;
}) {
  const offered = useContributions('file.source/v1').length > 0;
  const [open, setOpen] = useState(false);
  if (!offered) return null;
  const close = () => setOpen(false);
  const press = { icon: <FolderIcon />, disabled: room === 0, onClick: () => setOpen(true) };
  return (
    <>
      {compact ? (
        <IconButton label={kitText.files.choose} {...press} />
      ) : (
        <div>
          <Button size="sm" {...press}>
            {kitText.files.choose}
          </Button>
        </div>
      )}
      {open ? (
        <SlotDialog name="file.source/v1" context={{ kind, room, onPicked: attach, onClose: close }} onClose={close} />
      ) : null}
    </>
  );
}
