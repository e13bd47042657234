import type { ReactNode } from 'react';
import { OpeningNotice } from '@hamyar/design-system/overlay';
import { OnDemandBoundary } from '@hamyar/module-sdk';
import { sayFailed } from './say-failed.ts';

/** Props of {@link OnDemand}. */
export interface OnDemandProps {
  /** What was opened, made with `lazyPart`; null while it is closed. */
  children: ReactNode;
  /** Sets the state of the opener back to closed: it failed to load or crashed, or Escape gave up waiting for it. */
  onClose(): void;
  /** False for a bar, into which nobody types: the keys stay with the page while its code loads. */
  takesKeys?: boolean;
}

/**
 * Around a dialog, drawer or panel that somebody opens and whose code is loaded then:
 * `<OnDemand onClose={close}>{open ? <XDialog … /> : null}</OnDemand>`. While the code loads, the person already types for
 * what is being opened: the single keys of all modules are dead, and what is typed is in the first field of the dialog
 * when it comes. After a moment the page says that it is loading. When it fails, the screen stays, a message says so, and
 * the next opening tries anew.
 */
export function OnDemand({ children, onClose, takesKeys = true }: OnDemandProps) {
  return (
    <OnDemandBoundary
      loading={takesKeys ? <OpeningNotice onCancel={onClose} /> : null}
      onFailed={(failure) => {
        sayFailed(failure);
        onClose();
      }}
    >
      {children}
    </OnDemandBoundary>
  );
}
