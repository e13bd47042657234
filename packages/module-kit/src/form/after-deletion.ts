import { createContext, useContext } from 'react';

/** Deletes the changes of the form around a button, and its draft; null outside of a form. */
export const FormDiscard = createContext<(() => void) | null>(null);

/**
 * What follows when the object of a form was deleted by a button in its foot: its changes and its draft are of no use to
 * anybody, so they go with it and nothing is said of them; then `then`, which leaves the page or closes the dialog.
 */
export function useAfterDeletion(then: () => void): () => void {
  const discard = useContext(FormDiscard);
  return () => {
    discard?.();
    then();
  };
}
