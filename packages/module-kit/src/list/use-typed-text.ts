import { useEffect, useRef, useState } from 'react';
import { KEYWORD_MAX } from '@hamyar/contracts';
import { isLong, isShort } from './list-definition.ts';

/** ms without typing before the search starts */
const PAUSE_MS = 350;

/** Typed text; the search starts after a pause, or immediately by {@link TypedText.ask}. */
export interface TypedText {
  text: string;
  type(text: string): void;
  /** Searches for this text without waiting. */
  ask(text: string): void;
}

/**
 * Separates the typed text from the searched text, so that not every letter causes a request.
 * @param asked the searched text; when it changes from outside (back button, cleared filters), the typed text changes
 * too
 * @param min characters from which it is asked; for a shorter text nothing is
 */
export function useTypedText(asked: string, onAsk: (text: string) => void, min = 1): TypedText {
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (asked !== known) {
    setKnown(asked);
    setText(asked);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const askFor = (next: string) => {
    clearTimeout(timer.current);
    // it stays in the field, which says why nothing else is searched for
    if (isLong(next, KEYWORD_MAX)) return;
    // the address has no space at the end: it must not remove the space that the user has just typed
    const question = isShort(next, min) ? '' : next.trim();
    setKnown(question);
    onAsk(question);
  };
  return {
    text,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => askFor(next), PAUSE_MS);
    },
    ask: (next) => {
      setText(next);
      askFor(next);
    },
  };
}
