// CHANGES.md of a package: its newest entry is headed by the hash of the surface it describes.
const HEAD = /^## (\S+)/m;
const UNRELEASED = '## unreleased';

/** Writes the hash into the head of an entry that waits for it; every other text stays as it is. */
export const stampChangelog = (changes: string, hash: string): string =>
  HEAD.exec(changes)?.[0].toLowerCase() === UNRELEASED ? changes.replace(HEAD, `## ${hash}`) : changes;

/** What to do when the newest entry does not describe the surface as it is, in one line; undefined when it does. */
export function changelogViolation(name: string, changes: string | undefined, hash: string): string | undefined {
  if (changes !== undefined && HEAD.exec(changes)?.[1] === hash) return undefined;
  return `The surface of @hamyar/${name} changed: put "${UNRELEASED}" and a line about what it means for modules on top of packages/${name}/CHANGES.md, then run "npm run gen".`;
}
