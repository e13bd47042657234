// CHANGES.md of a package: the heading of its newest entry has the hash of the surface that it describes.
const HEAD = /^## (\S+)/m;
const UNRELEASED = '## unreleased';

/** Writes the hash into the heading of an entry that waits for it; every other text stays unchanged. */
export const stampChangelog = (changes: string, hash: string): string =>
  HEAD.exec(changes)?.[0].toLowerCase() === UNRELEASED ? changes.replace(HEAD, `## ${hash}`) : changes;

/** What to do when the newest entry does not describe the current surface, in one line; undefined when it does. */
export function changelogViolation(name: string, changes: string | undefined, hash: string): string | undefined {
  if (changes !== undefined && HEAD.exec(changes)?.[1] === hash) return undefined;
  return `The surface of @hamyar/${name} changed: put "${UNRELEASED}" and a line about what it means for modules on top of packages/${name}/CHANGES.md, then run "npm run gen".`;
}
