// Words that had several meanings in this code. A name is split into its words (`ticketPlace` -> ticket, place).

/** Retired word -> the word to use instead. */
export const RETIRED: Readonly<Record<string, string>> = {
  accuse: 'a name that says what is returned, e.g. "citationViolation"',
  announce: '"publish"',
  arms: '"unionBranches"',
  beside: 'the name of the relation, e.g. "alternative"',
  blindness: '"coverageGap"',
  choosable: '"selectable"',
  door: '"access"',
  hear: '"subscribe" or "onEvent"',
  hearable: '"canSubscribe"',
  licence: '"license"',
  marks: '"badges", "flags" or "readState"',
  misplaced: '"invalidAddress"',
  news: '"changes" or "events"',
  place: '"position", "address", "department", "directory" or "sequence"',
  places: '"positions", "addresses" or "directories"',
  reached: '"recipients"',
  standing: '"relation" or "status"',
  tell: '"notify"',
  telling: '"notificationMessage"',
  told: '"notified"',
  turn: '"transition", "queue" or "round"',
  walk: '"scan"',
};

/** The lower-case words of a name in camelCase, PascalCase, kebab-case or CONSTANT_CASE. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The first retired word of a name with its replacement; undefined when there is none. */
export function retiredWord(name: string): { word: string; instead: string } | undefined {
  const word = wordsOf(name).find((candidate) => Object.hasOwn(RETIRED, candidate));
  return word === undefined ? undefined : { word, instead: RETIRED[word]! };
}
