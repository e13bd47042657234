import { useEffect, useState } from 'react';
import { CheckIcon } from '../icons/essential.tsx';
import { CopyIcon } from '../icons/general.tsx';
import { copyText } from './copy-text.ts';
import { basicsText } from './messages.ts';

const RESULTS = { copied: basicsText.copied, failed: basicsText.copyFailed } as const;

/** How long each result is shown: one that asks for something stays until it can be read. */
const SHOWN_MS = { copied: 2_000, failed: 6_000 } as const;

/** Copies a text; the icon becomes a tick for two seconds, and what came of it is announced. */
export function CopyButton({ text, label = basicsText.copy }: { text: string; label?: string }) {
  const [result, setResult] = useState<keyof typeof RESULTS | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS[result]);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => setResult((await copyText(text)) ? 'copied' : 'failed');
  return (
    <>
      <button
        type="button"
        className="hd-copy"
        aria-label={result === 'copied' ? RESULTS.copied : label}
        title={result ? RESULTS[result] : label}
        onClick={() => void copy()}
      >
        {result === 'copied' ? <CheckIcon /> : <CopyIcon />}
      </button>
      <span className={result === 'failed' ? 'hd-copy-failed' : 'hd-visually-hidden'} role="status">
        {result ? RESULTS[result] : ''}
      </span>
    </>
  );
}
