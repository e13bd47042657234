import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@hamyar/design-system/basics';
import { OpeningNotice, toast } from '@hamyar/design-system/overlay';
import { getPlatform, useContributions, useLocation, type Contribution } from '@hamyar/module-sdk';
import { staffFa } from '../messages/staff-fa.ts';
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
      {open ? <OpenDialog key={dialogKey(open)} part={open} /> : null}
    </>
  );
}

/**
 * Loads the code of a dialog and shows it. Until the dialog stands, the page says so, the keys are its own and Escape
 * gives up; when it cannot be loaded, a message says so, the page lives on, and the next press tries anew.
 */
function OpenDialog({ part: { module, code } }: { part: Contribution }) {
  const { Part, loadCode } = getPlatform();
  const [state, setState] = useState<'loading' | 'loaded' | 'shown'>('loading');
  useEffect(() => {
    let given = true;
    loadCode(module, code).then(
      () => given && setState('loaded'),
      () => {
        if (!given) return;
        toast.error(staffFa.top.dialogNotLoaded, { key: 'top-bar-dialog' });
        closeDialog();
      },
    );
    return () => {
      given = false;
    };
  }, [loadCode, module, code]);
  return (
    <>
      {state === 'shown' ? null : <OpeningNotice onCancel={closeDialog} />}
      {state === 'loading' ? null : (
        <div className="sh-dialog-part">
          <Part module={module} code={code} context={CONTEXT} size="slot" onShown={() => setState('shown')} />
        </div>
      )}
    </>
  );
}
