import {
  editDistance,
  meantInLatin,
  meantInPersian,
  searchTerms,
  soundKey,
  splitJoined,
  type SearchTerm,
} from '@hamyar/persian/search';

/** One thing that a query asks for, in all the ways in which articles may say it. */
export interface QueryGroup {
  /** Terms of the index, with how sure it is that they were meant, 0 to 1. */
  alternatives: { term: string; factor: number }[];
}

/** Terms of a query that are read; the first ones of a long text. */
const TERMS_MAX = 24;
const CLOSE = { joined: 0.95, trimmed: 0.9, split: 0.9, sound: 0.85, one: 0.75, two: 0.55, begun: 0.6 } as const;
/** Letters from which on a word may differ in one letter, and in two. */
const ONE_FROM = 3;
const TWO_FROM = 6;
/** Words that a misspelled one may stand for. */
const CORRECTIONS = 3;

/** The ways to read a query: as it is typed, and with the other keyboard layout. */
export function readingsOf(text: string): SearchTerm[][] {
  const readings = [text];
  if (/[a-z]/i.test(text)) readings.push(meantInPersian(text));
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

/** The term of a word without the letter that says whose it is: «سیستمم». */
const trimmedTerm = ({ word }: SearchTerm): string | undefined =>
  word.length > 3 && /[متش]$/.test(word) ? termOf(word.slice(0, -1)) : undefined;

/** Every term that the index is asked for, before it is known what there is. */
export const termsToLookUp = (readings: readonly (readonly SearchTerm[])[]): string[] =>
  [
    ...new Set(
      readings.flatMap((terms) =>
        terms.flatMap((one, at) => [one.term, joinedTerm(one, terms[at + 1]), trimmedTerm(one)]),
      ),
    ),
  ].filter((term) => term !== undefined);

/** Whether the index knows a term. */
export type IsKnown = (term: string) => boolean;

/** The reading that the index knows most of; the typed one, unless another is clearly better. */
export function bestReading(readings: readonly SearchTerm[][], isKnown: IsKnown): SearchTerm[] {
  const [typed = [], ...others] = readings;
  const share = (terms: readonly SearchTerm[]) =>
    terms.length === 0 ? 0 : terms.filter(({ term }) => isKnown(term)).length / terms.length;
  const better = others.find((terms) => share(terms) > Math.max(0.5, share(typed)));
  return share(typed) < 0.5 && better ? better : typed;
}

/** Words of a reading that the index does not know in any plain form. */
export const unknownWords = (reading: readonly SearchTerm[], isKnown: IsKnown): SearchTerm[] =>
  reading.filter((one, at) => {
    const forms = [one.term, trimmedTerm(one), joinedTerm(one, reading[at + 1])];
    const before = reading[at - 1];
    if (before) forms.push(joinedTerm(before, one));
    return !forms.some((term) => term !== undefined && isKnown(term));
  });

/** All terms into which an unknown word could be split. */
export function partsToLookUp(word: string): string[] {
  const letters = [...word];
  const parts = new Set<string>();
  for (let start = 0; start < letters.length; start += 1)
    for (let end = start + 2; end <= letters.length; end += 1) {
      const term = termOf(letters.slice(start, end).join(''));
      if (term !== undefined) parts.add(term);
    }
  return [...parts];
}

/** The terms of the parts of a word that was typed without a space. */
export const splitTerms = (word: string, isKnown: IsKnown): string[] | null =>
  splitJoined(word, (part) => {
    // a part of three letters is often found in words that have nothing to do with it
    const terms = searchTerms(part);
    if (terms.length === 0) return part.length > 2;
    return part.length > 2 && terms.length === 1 && isKnown(terms[0]!.term);
  })?.flatMap((part) => searchTerms(part).map(({ term }) => term)) ?? null;

/** The words for which an unknown one may stand, the nearest first. */
export function corrections(
  { term, word }: SearchTerm,
  similar: readonly string[],
): { term: string; factor: number }[] {
  const sound = soundKey(term);
  const near = (candidate: string): number => {
    if (soundKey(candidate) === sound) return CLOSE.sound;
    const length = Math.min([...term].length, [...candidate].length);
    const distance = Math.min(editDistance(term, candidate, 2), editDistance(word, candidate, 2));
    if (distance <= 1 && length >= ONE_FROM) return CLOSE.one;
    return distance === 2 && length >= TWO_FROM ? CLOSE.two : 0;
  };
  return similar
    .map((candidate) => ({ term: candidate, factor: near(candidate) }))
    .filter(({ factor }) => factor > 0)
    .sort((a, b) => b.factor - a.factor)
    .slice(0, CORRECTIONS);
}

/** What is known of the words of a reading that are in no article. */
export interface Unknown {
  /** Terms of the parts of a word, by the word. */
  split: ReadonlyMap<string, string[]>;
  /** What it may stand for, by the word. */
  corrected: ReadonlyMap<string, { term: string; factor: number }[]>;
  /** Words that begin with the last one, while somebody is still typing it. */
  begun: readonly string[];
}

/** A reading as groups of alternatives; a group without one asks for what no article says. */
export function groupsOf(reading: readonly SearchTerm[], isKnown: IsKnown, unknown: Unknown): QueryGroup[] {
  const groups: QueryGroup[] = [];
  const seen = new Set<string>();
  const add = (alternatives: QueryGroup['alternatives'], name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    groups.push({ alternatives });
  };
  reading.forEach((one, at) => {
    const plain = isKnown(one.term) ? [{ term: one.term, factor: 1 }] : [];
    const before = reading[at - 1];
    const joined = [before && joinedTerm(before, one), joinedTerm(one, reading[at + 1])]
      .filter((term) => term !== undefined && isKnown(term))
      .map((term) => ({ term: term!, factor: CLOSE.joined }));
    const trimmed = trimmedTerm(one);
    const whose =
      plain.length === 0 && trimmed !== undefined && isKnown(trimmed) ? [{ term: trimmed, factor: CLOSE.trimmed }] : [];
    const known = [...plain, ...joined, ...whose];
    const parts = known.length === 0 ? unknown.split.get(one.word) : undefined;
    if (parts) for (const part of parts) add([{ term: part, factor: CLOSE.split }], part);
    else {
      const last = at === reading.length - 1;
      const begun = known.length === 0 && last ? unknown.begun.map((term) => ({ term, factor: CLOSE.begun })) : [];
      add(known.length > 0 ? known : [...(unknown.corrected.get(one.word) ?? []), ...begun], one.term);
    }
  });
  return groups;
}
