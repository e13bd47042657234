import type { Tag, TagSummary } from '@hamyar/contracts';
import { searchKeyCompact } from '@hamyar/persian';

/** A row of the tag combobox: a tag that can be assigned, or the typed name of a new one. */
export type TagChoice = { kind: 'tag'; tag: Tag } | { kind: 'create'; name: string };

/** Rows that are offered at a time. */
const SHOWN = 8;

interface Typing {
  /** All tags, those used most first. */
  all: readonly Tag[];
  assigned: readonly TagSummary[];
  typed: string;
  mayCreate: boolean;
}

/**
 * What the combobox offers for a typed text: tags that contain it and that the ticket does not have, and the text itself
 * as a new tag where no tag has this name in some spelling (spec 4.11).
 */
export function tagChoices({ all, assigned, typed, mayCreate }: Typing): TagChoice[] {
  const key = searchKeyCompact(typed);
  const has = new Set(assigned.map(({ id }) => id));
  const tags = all
    .filter(({ id, name }) => !has.has(id) && searchKeyCompact(name).includes(key))
    .slice(0, SHOWN)
    .map((tag): TagChoice => ({ kind: 'tag', tag }));
  const exists = [...all, ...assigned].some(({ name }) => searchKeyCompact(name) === key);
  return key !== '' && mayCreate && !exists ? [...tags, { kind: 'create', name: typed.trim() }] : tags;
}

/** The row that Enter chooses first: the tag with exactly this name, else the first one. */
export function firstChoice(choices: readonly TagChoice[], typed: string): number {
  const key = searchKeyCompact(typed);
  const exact = choices.findIndex((choice) => choice.kind === 'tag' && searchKeyCompact(choice.tag.name) === key);
  return Math.max(0, exact);
}
