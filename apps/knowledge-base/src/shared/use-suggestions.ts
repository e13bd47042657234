import { SUGGESTION_DELAY, SUGGESTION_MIN_WORDS, SUGGESTION_TEXT_MAX, type Suggestion } from '@hamyar/contracts';
import { useSettled } from '@hamyar/module-kit/live';
import { skipToken } from '@hamyar/store';
import { useArticleSuggestionsQuery } from '../api/suggestion.api.ts';

const isLongEnough = (text: string): boolean => text.split(/\s+/).filter(Boolean).length >= SUGGESTION_MIN_WORDS;

/**
 * Articles that may answer a text that is being written, from 3 words on (decisions 2.12 "Suggestions"). Those of the text
 * before stay until the next ones are here, so that nothing jumps while somebody types.
 */
export function useSuggestionsWhileTyping(text: string): readonly Suggestion[] {
  const settled = useSettled(text.trim().slice(0, SUGGESTION_TEXT_MAX), SUGGESTION_DELAY);
  const enough = isLongEnough(settled);
  const { data } = useArticleSuggestionsQuery(enough ? { text: settled } : skipToken);
  return enough && data ? data : [];
}
