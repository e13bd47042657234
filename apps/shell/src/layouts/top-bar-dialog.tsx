import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { ContributedDialog } from '@hamyar/module-kit/keys';
import { useContributions, useLocation } from '@hamyar/module-sdk';
import { menuIcon } from './menu-icons.tsx';
import { closeDialog, dialogKey, openedDialog } from './top-bar-dialogs.ts';

const CONTEXT = { onClose: closeDialog };

/** The buttons of the dialogs that modules contribute (spec 2.47), and the open one. */
export function TopBarDialogs() {
  const parts = useContributions('topbar.dialog/v1');
  const { pathname } = useLocation();
  // a link in a dialog leads to its page, not to a page under the dialog
  useEffect(() => closeDialog, [pathname]);
  const opened = useSyncExternalStore(openedDialog.subscribe, openedDialog.get, () => null);
  const open = parts.find((part) => dialogKey(part) === opened);
  return (
    <>
      {parts.map((part) =>
        part.opener ? (
          <IconButton
            key={dialogKey(part)}
            icon={menuIcon(part.opener.icon)}
            label={part.opener.title}
            onClick={() => openedDialog.set(dialogKey(part))}
          />
        ) : null,
      )}
      {open ? (
        <ContributedDialog
          key={dialogKey(open)}
          module={open.module}
          code={open.code}
          context={CONTEXT}
          onClose={closeDialog}
        />
      ) : null}
    </>
  );
}
