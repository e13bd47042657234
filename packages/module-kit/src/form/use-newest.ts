import { useState } from 'react';

/** A stored object that says by its version how new it is. */
interface Versioned {
  version: number;
}

/**
 * The stored object that a form changes, where nothing reads it again while the form is open, as in a dialog over a
 * list: the given one, or a newer one that a refused save has brought. Pass the second to `onConflict` of the form;
 * otherwise every further save is refused as well.
 */
export function useNewest<Stored extends Versioned>(
  given: Stored | undefined,
): [newest: Stored | undefined, follow: (stored: object) => void] {
  const [brought, setBrought] = useState<Stored>();
  return [
    given && brought && brought.version > given.version ? brought : given,
    // the answer to a save that comes too late contains the object as the call that reads it does (design/api.md)
    (stored) => setBrought(stored as Stored),
  ];
}
