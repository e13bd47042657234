import {
  consonantsOf,
  editDistance,
  meantInLatin,
  meantInPersian,
  searchTerms,
  soundKey,
  splitJoined,
  spokenForms,
  type SearchTerm,
} from '@hamyar/persian/search';

/** A term that the index has, with how sure it is that it was meant, 0 to 1. */
export interface Alternative {
  term: string;
  factor: number;
}

/** One thing that a query asks for, in all the ways in which articles may say it. */
export interface QueryGroup {
  alternatives: Alternative[];
}

/** Terms of a query that are read; the first ones of a long text. */
const TERMS_MAX = 24;
const SURE = {
  joined: 0.95,
  loose: 0.9,
  split: 0.9,
  sound: 0.85,
  alphabet: 0.8,
  one: 0.75,
  two: 0.55,
  begun: 0.6,
  // «مالیت» is sooner «مالیات» than «مال»
  looseAndNear: 0.55,
} as const;
/** Letters from which on a word may differ in one letter, and in two. */
const ONE_FROM = 3;
const TWO_FROM = 6;
/** Consonants from which on a word in the other alphabet is sure. */
const CONSONANTS_FROM = 3;
/** Words that a misspelled one may stand for. */
const CORRECTIONS = 4;

/** The ways to read a query: as it is typed, and with the other keyboard layout. */
export function readingsOf(text: string): SearchTerm[][] {
  const readings = [text];
  if (/[a-z]/i.test(text)) {
    const meant = meantInPersian(text);
    readings.push(meant);
    // the letter of the key m differs
    if (meant.includes('ئ')) readings.push(meant.replaceAll('ئ', 'پ'));
  }
  if (/[\u0600-\u06ff]/.test(text)) readings.push(meantInLatin(text));
  return readings.map((one) => searchTerms(one).slice(0, TERMS_MAX));
}

const termOf = (word: string): string | undefined => {
  const terms = searchTerms(word);
  return terms.length === 1 ? terms[0]!.term : undefined;
};

/** The term of two words that were written apart, such as «وای فای» for «وایفای». */
const joinedTerm = (one: SearchTerm, next: SearchTerm | undefined): string | undefined =>
  next && termOf(one.word + next.word);

/** What a word may be without what speech adds to it; for words that are not known as they are. */
export const looseTerms = (word: string): string[] =>
  [...new Set(spokenForms(word).map(termOf))].filter((term) => term !== undefined);

/** Every term that the index is asked for, before it is known what there is. */
export const termsToLookUp = (readings: readonly (readonly SearchTerm[])[]): string[] => [
  ...new Set(
    readings.flatMap((terms) => terms.flatMap((one, at) => [one.term, joinedTerm(one, terms[at + 1]) ?? one.term])),
  ),
];

/** Whether the index knows a term. */
export type IsKnown = (term: string) => boolean;

/** The reading that the index knows most of; the typed one, unless another is clearly better. */
export function bestReading(readings: readonly SearchTerm[][], isKnown: IsKnown): SearchTerm[] {
  const [typed = [], ...others] = readings;
  const share = (terms: readonly SearchTerm[]) =>
    terms.length === 0 ? 0 : terms.filter(({ term }) => isKnown(term)).length / terms.length;
  const better = others
    .filter((terms) => share(terms) > Math.max(0.5, share(typed)))
    .sort((a, b) => share(b) - share(a))[0];
  return share(typed) <= 0.5 && better ? better : typed;
}

/** The terms by which a word of a reading is known: as it is, and together with its neighbours. */
function knownForms(reading: readonly SearchTerm[], at: number, isKnown: IsKnown): Alternative[] {
  const one = reading[at]!;
  const before = reading[at - 1];
  const joined = [before && joinedTerm(before, one), joinedTerm(one, reading[at + 1])]
    .filter((term) => term !== undefined)
    .filter(isKnown)
    .map((term) => ({ term, factor: SURE.joined }));
  return isKnown(one.term) ? [{ term: one.term, factor: 1 }, ...joined] : joined;
}

/** Words of a reading that the index does not know as they are. */
export const unknownWords = (reading: readonly SearchTerm[], isKnown: IsKnown): SearchTerm[] =>
  reading.filter((_, at) => knownForms(reading, at, isKnown).length === 0);

/** The words of a reading that an unknown one and a neighbour may be together, such as «انبار گردنی». */
export const joinedWords = (reading: readonly SearchTerm[], unknown: readonly SearchTerm[]): string[] =>
  reading.flatMap((one, at) => {
    const next = reading[at + 1];
    return next && (unknown.includes(one) || unknown.includes(next)) ? [one.word + next.word] : [];
  });

const PART_FROM = 3;
const PARTS_FROM = 6;

/** All terms into which an unknown word could be split. */
export function partsToLookUp(word: string): string[] {
  const letters = [...word];
  if (letters.length < PARTS_FROM || letters.length > 30) return [];
  const parts = new Set<string>();
  for (let start = 0; start <= letters.length - PART_FROM; start += 1)
    for (let end = start + PART_FROM; end <= letters.length; end += 1) {
      const term = termOf(letters.slice(start, end).join(''));
      if (term !== undefined) parts.add(term);
    }
  return [...parts];
}

/** The terms of the parts of a word that was typed without a space; shorter parts fit too many words. */
export const splitTerms = (word: string, isKnown: IsKnown): string[] | null =>
  [...word].length < PARTS_FROM
    ? null
    : (splitJoined(word, (part) => {
        if ([...part].length < PART_FROM) return false;
        const terms = searchTerms(part);
        // a word that says nothing, such as «چگونه»
        return terms.length === 0 || (terms.length === 1 && isKnown(terms[0]!.term));
      })?.flatMap((part) => searchTerms(part).map(({ term }) => term)) ?? null);

/** What an unknown word may stand for, the nearest first. */
export function corrections(word: string, similar: readonly { word: string; term: string }[]): Alternative[] {
  const sound = soundKey(word);
  const latin = /^[a-z]/.test(word);
  const consonants = consonantsOf(word);
  const sure = (candidate: string): number => {
    if (soundKey(candidate) === sound) return SURE.sound;
    const otherAlphabet = /^[a-z]/.test(candidate) !== latin;
    if (otherAlphabet && consonantsOf(candidate) === consonants)
      return consonants.length >= CONSONANTS_FROM ? SURE.alphabet : SURE.two;
    const length = Math.min([...word].length, [...candidate].length);
    const distance = editDistance(word, candidate, 2);
    if (distance <= 1 && length >= ONE_FROM) return SURE.one;
    return distance === 2 && length >= TWO_FROM ? SURE.two : 0;
  };
  const best = new Map<string, number>();
  for (const candidate of similar)
    best.set(candidate.term, Math.max(best.get(candidate.term) ?? 0, sure(candidate.word)));
  return [...best]
    .map(([term, factor]) => ({ term, factor }))
    .filter(({ factor }) => factor > 0)
    .sort((a, b) => b.factor - a.factor)
    .slice(0, CORRECTIONS);
}

/** What is known of the words of a reading that are in no article. */
export interface Unknown {
  /** Terms of a word without what speech adds to it, by the word. */
  loose: ReadonlyMap<string, string[]>;
  /** Terms of the parts of a word, by the word. */
  split: ReadonlyMap<string, string[]>;
  /** What it may stand for, by the word. */
  corrected: ReadonlyMap<string, Alternative[]>;
  /** What words say that begin with the last one, while somebody is still typing it. */
  begun: readonly string[];
}

/** A reading as groups of alternatives; a group without one asks for what no article says. */
export function groupsOf(reading: readonly SearchTerm[], isKnown: IsKnown, unknown: Unknown): QueryGroup[] {
  const groups = new Map<string, QueryGroup>();
  const add = (name: string, alternatives: Alternative[]) => {
    if (!groups.has(name)) groups.set(name, { alternatives });
  };
  reading.forEach(({ term, word }, at) => {
    const known = knownForms(reading, at, isKnown);
    const near = nearWords(unknown, word);
    const sure = near.length > 0 ? SURE.looseAndNear : SURE.loose;
    const loose = (unknown.loose.get(word) ?? []).map((one) => ({ term: one, factor: sure }));
    const split = near.length === 0 ? (unknown.split.get(word) ?? []) : [];
    if (known.length > 0) add(term, bestOf([...known, ...nearTogether(reading, at, unknown)]));
    else if (loose.length > 0) add(term, bestOf([...loose, ...near]));
    else if (split.length > 0) for (const part of split) add(part, [{ term: part, factor: SURE.split }]);
    else add(term, bestOf(guesses(reading, at, unknown)));
  });
  return [...groups.values()];
}

/** The words of the index that an unknown one differs from by its sound, its alphabet or one letter only. */
const nearWords = (unknown: Unknown, word: string): Alternative[] =>
  (unknown.corrected.get(word) ?? []).filter(({ factor }) => factor >= SURE.one);

/** What a known word is together with a neighbour that is misspelled, so that it does not count alone: «پشتبان گیری». */
const nearTogether = (reading: readonly SearchTerm[], at: number, unknown: Unknown): Alternative[] =>
  togetherWithNeighbours(reading, at).flatMap((word) => nearWords(unknown, word));

const togetherWithNeighbours = (reading: readonly SearchTerm[], at: number): string[] => {
  const [before, one, next] = [reading[at - 1], reading[at]!, reading[at + 1]];
  return [...(before ? [before.word + one.word] : []), ...(next ? [one.word + next.word] : [])];
};

/** Each term once, as sure as it is in one of its ways. */
function bestOf(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, number>();
  for (const { term, factor } of alternatives) best.set(term, Math.max(best.get(term) ?? 0, factor));
  return [...best].map(([term, factor]) => ({ term, factor }));
}

/** What a word may stand for that is in no article in any form: misspelled, also together with a neighbour, or unfinished. */
function guesses(reading: readonly SearchTerm[], at: number, unknown: Unknown): Alternative[] {
  const words = [...togetherWithNeighbours(reading, at), reading[at]!.word];
  const begun = at === reading.length - 1 ? unknown.begun.map((term) => ({ term, factor: SURE.begun })) : [];
  return words.flatMap((one) => unknown.corrected.get(one) ?? []).concat(begun);
}
