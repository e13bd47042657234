import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** A part whose code is loaded when it is shown: the server, which has none of it, draws what stands there until then. */
export function BrowserPart({ until, children }: { until: ReactNode; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return shown ? <Suspense fallback={until}>{children}</Suspense> : until;
}
