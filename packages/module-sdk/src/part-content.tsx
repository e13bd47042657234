import { Suspense, useEffect, type ReactNode } from 'react';

interface PartContentProps {
  /** Shown while the code is loading. */
  loading: ReactNode;
  /** Called when the content is shown. */
  onShown?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * What the React root of a part contains. The server renders the same: React continues in its HTML only when both have
 * the same structure.
 */
export const PartContent = ({ loading, onShown, children }: PartContentProps) => (
  <Suspense fallback={loading}>
    {children}
    <Shown onShown={onShown} />
  </Suspense>
);

/** React's error for a part that the server has left to the browser; it is in the message of every build. */
const LEFT_TO_BROWSER = /#419\b/;

/**
 * Reports that the browser rendered something else than the server (`onRecoverableError`). React has replaced that
 * part. The server leaves dynamic imports to the browser, which is no difference.
 */
export function reportDifference(error: unknown): void {
  if (!LEFT_TO_BROWSER.test((error as Error | null)?.message ?? '')) console.error(error);
}

/** Reports that everything around it is shown and reacts to clicks and keys. */
export function Shown({ onShown }: Pick<PartContentProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
