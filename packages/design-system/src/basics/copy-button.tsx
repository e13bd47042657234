import { useEffect, useState } from 'react';
import { CheckIcon } from '../icons/essential.tsx';
import { CopyIcon } from '../icons/general.tsx';
import { basicsText } from './messages.ts';

/** Copies a text; the icon becomes a tick for two seconds and the change is announced. */
export function CopyButton({ text, label = basicsText.copy }: { text: string; label?: string }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setDone(true));
  };
  return (
    <button
      type="button"
      className="hd-copy"
      aria-label={done ? basicsText.copied : label}
      title={done ? basicsText.copied : label}
      onClick={copy}
    >
      {done ? <CheckIcon /> : <CopyIcon />}
      <span className="hd-visually-hidden" role="status">
        {done ? basicsText.copied : ''}
      </span>
    </button>
  );
}
