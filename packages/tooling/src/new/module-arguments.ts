import { parseArgs } from 'node:util';
import type { NewModule } from './module-template.ts';

/** How the generator is called. The dashes before the option keep npm from taking it for one of its own. */
export const USAGE =
  'npm run new <module or app> <kebab-case-name> "<Persian title>" [-- --singular <kebab-case-word>]';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Without what would end the text in which a source contains the title, or begin another one. */
const TITLE = /^[^'"`\\<>{}\p{Cc}]+$/u;

/**
 * Reads the arguments of `npm run new`.
 * @param swallowed `npm_config_singular`: without the dashes npm takes the option, and leaves its word behind the other
 * arguments (`--singular word`) or here (`--singular=word`)
 * @returns undefined when they are not what {@link USAGE} says
 */
export function moduleArguments(args: readonly string[], swallowed?: string): NewModule | undefined {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { singular: { type: 'string' } },
  });
  const given = values['singular'] ?? (swallowed === 'true' ? positionals.pop() : swallowed);
  const [what, name = '', title = name, ...more] = positionals;
  if ((what !== 'module' && what !== 'app') || !NAME.test(name) || !TITLE.test(title) || more.length > 0)
    return undefined;
  const module = { name, title, ...(what === 'app' ? { appOnly: true } : {}) };
  if (given === undefined) return module;
  // without a word behind it the option is `true`
  return typeof given === 'string' && NAME.test(given) ? { ...module, singular: given } : undefined;
}
