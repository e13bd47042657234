import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface ShellRootProps {
  Providers: ComponentType<{ children: ReactNode }>;
  Frame: ComponentType;
  /** Toasts and dialogs, which are shown next to the frame in a browser. */
  Overlays: ComponentType;
}

/**
 * The React root of the shell. The server renders the same: React continues in its HTML only when both have the same
 * structure.
 */
export const ShellRoot = ({ Providers, Frame, Overlays }: ShellRootProps) => (
  <Providers>
    <Frame />
    <AfterHydration>
      <Overlays />
    </AfterHydration>
  </Providers>
);

/** Its children are not part of the initial page of the server, and need not be there in the same task. */
function AfterHydration({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown ? children : null;
}
