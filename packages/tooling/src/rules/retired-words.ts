// Words that had several meanings in this code. A name is split into its words (`ticketPlace` -> ticket, place); a retired
// word of two parts is two words in a row (`atOnce`).

/** Retired word -> the word to use instead. */
export const RETIRED: ReadonlyMap<string, string> = new Map([
  ['accuse', 'a name that says what is returned, e.g. "citationViolation"'],
  ['announce', '"publish"'],
  ['arms', '"unionBranches"'],
  ['at once', '"immediately", or the name of what happens'],
  ['beside', 'the name of the relation, e.g. "alternative"'],
  ['blindness', '"coverageGap"'],
  ['choosable', '"selectable"'],
  ['circle', '"participants" or "recipients"'],
  ['door', '"access"'],
  ['first view', '"initial page"'],
  ['hear', '"subscribe" or "onEvent"'],
  ['hearable', '"canSubscribe"'],
  ['licence', '"license"'],
  ['mark', '"flag", "badge", "highlight", or "set" for a state'],
  ['marks', '"badges", "flags" or "readState"'],
  ['misplaced', '"invalidAddress"'],
  ['news', '"changes" or "events"'],
  ['place', '"position", "address", "department", "directory" or "sequence"'],
  ['places', '"positions", "addresses" or "directories"'],
  ['reached', '"recipients"'],
  ['standing', '"relation" or "status"'],
  ['take', '"publish", "consume", "claim", "store" or "apply"'],
  ['tell', '"notify"'],
  ['telling', '"notificationMessage"'],
  ['told', '"notified"'],
  ['turn', '"transition", "queue" or "round"'],
  ['walk', '"scan"'],
]);

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
  const words = wordsOf(name);
  for (const [index, word] of words.entries())
    for (const candidate of [word, `${word} ${words[index + 1]}`]) {
      const instead = RETIRED.get(candidate);
      if (instead !== undefined) return { word: candidate, instead };
    }
  return undefined;
}

/** Names of objects of libraries, which are not our choice: a color of antd's theme, the formats of TipTap. */
export const LIBRARY_NAMES: ReadonlySet<string> = new Set(['labelRequiredMarkColor', 'marks']);

/** Whether a text is the name of a job, of a stored state or the like: `accounts.expire`, `reported_until`. */
export const isKeyText = (text: string): boolean => /^[a-z][a-z0-9]*([._:][a-z0-9]+)+$/.test(text);
