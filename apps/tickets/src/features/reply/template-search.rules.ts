import type { TicketTemplate } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';

type Searched = Pick<TicketTemplate, 'name' | 'shortcut' | 'keywords'>;

/**
 * The ready-made texts for what is typed behind the slash, however Persian letters and digits are written: those whose
 * shortcut begins with it, then those with it in their name, then in a keyword. Without a letter all, in their order.
 */
export function templatesByShortcut<Template extends Searched>(
  templates: readonly Template[],
  typed: string,
): Template[] {
  const key = searchKeyCompact(typed);
  const rank = ({ name, shortcut, keywords }: Searched): number => {
    if (shortcut !== null && searchKeyCompact(shortcut).startsWith(key)) return 0;
    if (searchKeyCompact(name).includes(key)) return 1;
    return keywords.some((word) => searchKeyCompact(word).includes(key)) ? 2 : 3;
  };
  // punctuation alone has no key: it is no search
  if (key === '') return typed === '' ? [...templates] : [];
  const ranked = templates.map((template) => ({ template, rank: rank(template) })).filter((one) => one.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ template }) => template);
}

/** The ready-made texts with this in their name, as it stands [2.85]. */
export const templatesByName = <Template extends Searched>(
  templates: readonly Template[],
  typed: string,
): readonly Template[] => templates.filter(({ name }) => searchKeyCompact(name).includes(searchKeyCompact(typed)));
