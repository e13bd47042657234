import { useState } from 'react';
import { PAGE_SIZES } from '@hamyar/contracts';

const FIRST = 1;

/** The size of the page that a dialog of choices reads, which grows where somebody asks for more; it begins anew for other words. */
export function useGrowingPage(words: string): { perPage: number; more: (() => void) | undefined } {
  const [grown, setGrown] = useState({ words, at: FIRST });
  const at = grown.words === words ? grown.at : FIRST;
  const more = () => setGrown({ words, at: at + 1 });
  return { perPage: PAGE_SIZES[at]!, more: at + 1 < PAGE_SIZES.length ? more : undefined };
}
