import { useEffect, useRef, useState } from 'react';

/** ms without a key before what was typed is asked for */
const PAUSE_MS = 350;

/** Text that is typed now; `ask` is called once the person pauses, or at once by {@link TypedText.ask}. */
export interface TypedText {
  text: string;
  type(text: string): void;
  /** Asks for this text without waiting. */
  ask(text: string): void;
}

/**
 * Keeps what is typed apart from what is asked for, so that a list is not read for every letter.
 * @param asked what is asked for now; when it changes by itself (back, cleared filters) the text follows
 */
export function useTypedText(asked: string, onAsk: (text: string) => void): TypedText {
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
    // a blank at the end is still being typed: it must not be taken away under the person's fingers
    setKnown(next.trim());
    onAsk(next.trim());
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
