// The analysis of texts and queries for ranked search, on the server: browsers have no use for its tables.
export { meantInLatin, meantInPersian } from './keyboard.ts';
export { consonantsOf } from './transliteration.ts';
export { editDistance, soundKey, splitJoined } from './similarity.ts';
export { waysToSay } from './synonyms.ts';
export { spokenForms } from './spoken.ts';
export { searchTerms } from './terms.ts';
export type { SearchTerm } from './terms.ts';
