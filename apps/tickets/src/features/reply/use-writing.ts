import { useCallback, useState } from 'react';

/** Whether the text box of a ticket is in use. */
export interface Writing {
  /** Somebody has begun to write; on phones the box then has its full size. */
  open: boolean;
  /** A key or a button has asked for the box, and it has not got the focus yet. */
  requested: boolean;
  /** Gives the box the focus with the next rendering, also when it is open already. */
  request(): void;
  /** The box has the focus. */
  focused(): void;
}

/**
 * Keeps whether the text box of a ticket is in use, and each request for it: R, N, a chosen file. `asked`: somebody has
 * asked for it before it was there.
 */
export function useWriting(asked = false): Writing {
  const [state, setState] = useState({ open: asked, requested: asked });
  return {
    ...state,
    request: useCallback(() => setState({ open: true, requested: true }), []),
    focused: useCallback(() => setState({ open: true, requested: false }), []),
  };
}
