import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT_KEYS, slotProblems, VISITOR_AUDIENCE, type ModuleManifest } from '@hamyar/contracts';
import { manifestConflicts, undeclaredGroups, unmetNeeds } from '@hamyar/contracts/schemas';
import { root } from './folders.ts';

/** The teams in CODEOWNERS, without the organisation. */
export const teamsOf = (codeOwners: string): Set<string> =>
  new Set([...codeOwners.matchAll(/@[\w.-]+\/([\w.-]+)/g)].map(([, team]) => team!));

/**
 * Conflicts between the manifests of the workspace, each with advice how to solve it.
 * @param drafts keys that the slices declare
 */
export function offencesOf(
  manifests: readonly ModuleManifest[],
  teams: ReadonlySet<string>,
  drafts: readonly string[] = [],
): string[] {
  return [
    ...manifestConflicts(manifests).map(({ message }) => message),
    ...manifests.flatMap((manifest) => unmetNeeds(manifest, manifests)),
    ...slotProblems(manifests),
    ...undeclaredGroups(manifests),
    ...manifests.flatMap(({ routes, audience: all }) =>
      routes
        .filter(({ visitors, audience = all }) => visitors && !audience.includes(VISITOR_AUDIENCE))
        .map(({ path }) => `${path} is open to visitors, who get the customer edition: add customer to its audience`),
    ),
    ...draftsOfTheDevice(manifests, drafts).map(
      (key) => `the draft ${key} is declared, and would stay on the device: list it in syncedDrafts of a manifest`,
    ),
    ...manifests
      .filter(({ owner }) => !teams.has(owner))
      .map(({ name, owner }) => `the owner ${owner} of ${name} is no team: add the module to CODEOWNERS`),
  ];
}

/** Drafts that a slice declares for the server, and no manifest of its module. */
const draftsOfTheDevice = (manifests: readonly ModuleManifest[], declared: readonly string[]): string[] => {
  const synced = new Set(manifests.flatMap(({ syncedDrafts = [] }) => syncedDrafts.map(({ key }) => key)));
  return declared.filter((key) => !synced.has(key));
};

/**
 * The same check for a build that watches: it names what does not fit, once while it stays so, says when it is mended,
 * and stops nothing. Call it after each round.
 */
export function makeWorkspaceCheck(
  read: () => Promise<readonly ModuleManifest[]>,
  check: (manifests: readonly ModuleManifest[]) => void = checkWorkspace,
  say: (line: string) => void = console.error,
): () => Promise<void> {
  let said = '';
  return async () => {
    let found = '';
    try {
      check(await read());
    } catch (error) {
      found = (error as Error).message;
    }
    if (found !== said) say(found === '' ? 'The modules fit together again.' : found);
    said = found;
  };
}

/** Stops the build when modules cannot work together. Throws an error that lists every conflict. */
export function checkWorkspace(manifests: readonly ModuleManifest[]): void {
  const offences = offencesOf(manifests, teamsOf(readFileSync(join(root, 'CODEOWNERS'), 'utf8')), DRAFT_KEYS);
  if (offences.length > 0) throw new Error(offences.join('\n'));
}
