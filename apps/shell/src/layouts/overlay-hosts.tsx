import { useSyncExternalStore } from 'react';
import { ConnectionLost, OverlayHost } from '@hamyar/design-system/overlay';
import { PageNotices } from './page-notices.tsx';
import { showConnectionDialog, connection, probeConnection } from '../platform/connection.ts';

/** Overlays of every page: toasts, confirm dialogs and the overlay of a lost connection (spec 2.83, 8.9). */
export function OverlayHosts() {
  const { lost, modal, reconnecting } = useSyncExternalStore(connection.subscribe, connection.get, connection.get);
  return (
    <>
      <OverlayHost />
      <PageNotices />
      <ConnectionLost
        open={lost}
        modal={modal}
        reconnecting={reconnecting}
        onRetry={() => void probeConnection()}
        onClose={() => showConnectionDialog(false)}
      />
    </>
  );
}
