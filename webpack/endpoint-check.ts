import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from '@swc/core';
import { root } from './folders.ts';
import { visitNodes, type Node } from './syntax-tree.ts';
import { SHELL_UNIT, unitNames } from './workspace.ts';

/** The packages whose endpoints are of the shell: a page has one copy of them. */
const SHARED = ['packages/store/src'];

/** The calls that add endpoints to the api of the page. */
const ADDING = /^(injectEndpoints|createApi)$/;

/**
 * The endpoints that a source file adds to the api of the page.
 * @throws when they do not stand in the one form that can be read: `endpoints: (build) => ({ name: … })`
 */
export async function endpointsIn(source: string, tsx = false): Promise<string[]> {
  if (!/\b(injectEndpoints|createApi)\b/.test(source)) return [];
  const names: string[] = [];
  const program = await parse(source, { syntax: 'typescript', tsx, target: 'es2022' });
  let unread = 0;
  visitNodes(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression' && ADDING.test(calledName(node))) unread += 1;
    if (node.type !== 'KeyValueProperty' || (node['key'] as { value?: string }).value !== 'endpoints') return;
    const keys = keysOf(node['value'] as Node);
    if (!keys) return;
    unread -= 1;
    names.push(...keys);
  });
  if (unread > 0) throw new Error('write endpoints as (build) => ({ name: … }), so that their names can be compared');
  return names;
}

/** `f` of `f()` and of `object.f()`. */
function calledName({ callee }: Node): string {
  const { value, property } = callee as { value?: string; property?: { value?: string } };
  return value ?? property?.value ?? '';
}

/** The keys of the object that `(build) => ({ … })` returns; undefined for anything else. */
function keysOf(value: Node): string[] | undefined {
  if (value.type !== 'ArrowFunctionExpression') return undefined;
  let body = value['body'] as Node;
  while (body.type === 'ParenthesisExpression') body = body['expression'] as Node;
  if (body.type !== 'ObjectExpression') return undefined;
  const keys = (body['properties'] as { key?: { value?: unknown } }[]).map(({ key }) => key?.value);
  return keys.every((key) => typeof key === 'string') ? keys : undefined;
}

/** Unit → the endpoints of its sources. Those of shared packages belong to the shell. */
async function endpointsOfUnits(base: string): Promise<Map<string, string[]>> {
  const units = unitNames().map(async (unit) => {
    const folders = [`apps/${unit}/src`, ...(unit === SHELL_UNIT ? SHARED : [])];
    const files = folders.flatMap((folder) => sources(join(base, folder)));
    const names = await Promise.all(
      files.map((file) =>
        endpointsIn(readFileSync(file, 'utf8'), file.endsWith('x')).catch((error: Error) => {
          throw new Error(`${relative(base, file)}: ${error.message}`, { cause: error });
        }),
      ),
    );
    return [unit, names.flat()] as const;
  });
  return new Map(await Promise.all(units));
}

const sources = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => join(folder, file))
    : [];

/** What is wrong with the endpoints of units that share one page: a name that two of them have. */
export function endpointCollisions(endpoints: ReadonlyMap<string, readonly string[]>): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const [unit, names] of endpoints)
    for (const name of names) {
      const first = owners.get(name) ?? unit;
      if (first === unit) owners.set(name, unit);
      else
        found.push(`the modules ${first} and ${unit} both have an endpoint named ${name}: rename the one of ${unit}`);
    }
  return found;
}

/**
 * Stops the build when two modules of the workspace have an endpoint of one name: the api of the page is one, and the
 * second would show data of the first. The store refuses it in the browser too, for modules that were built apart.
 */
export async function checkEndpoints(): Promise<void> {
  const collisions = endpointCollisions(await endpointsOfUnits(root));
  if (collisions.length > 0) throw new Error(collisions.join('\n'));
}
