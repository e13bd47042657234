import { useEffect, useState } from 'react';
import { SUGGESTION_DELAY, SUGGESTION_MIN_WORDS, SUGGESTION_TEXT_MAX, type Suggestion } from '@hamyar/contracts';
import { skipToken } from '@hamyar/store';
import { useArticleSuggestionsQuery } from '../api/suggestion.api.ts';

const isLongEnough = (text: string): boolean => text.split(/\s+/).filter(Boolean).length >= SUGGESTION_MIN_WORDS;

/** A text 400 ms after its last letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SUGGESTION_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Articles that may answer a text that is being written, from 3 words on (decisions 2.12 "Suggestions"). Those of the text
 * before stay until the next ones are here, so that nothing jumps while somebody types.
 */
export function useSuggestionsWhileTyping(text: string): readonly Suggestion[] {
  const settled = useSettled(text.trim().slice(0, SUGGESTION_TEXT_MAX));
  const enough = isLongEnough(settled);
  const { data } = useArticleSuggestionsQuery(enough ? { text: settled } : skipToken);
  return enough && data ? data : [];
}
