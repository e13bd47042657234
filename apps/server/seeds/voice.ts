import {
  CUSTOMER_CLOSINGS,
  CUSTOMER_GREETINGS,
  ENGLISH_GREETINGS,
  ENGLISH_STAFF_GREETINGS,
  STAFF_CLOSINGS,
  STAFF_GREETINGS,
} from './corpora/phrases.ts';
import { DEPARTMENTS, type SeedUser } from './company.ts';
import { expand } from './grammar.ts';
import type { Random } from './random.ts';

/** How one customer writes: most write carefully, some drop half-spaces or punctuation, as people at a keyboard do. */
export interface Habit {
  latinDigits: boolean;
  halfSpaces: 'kept' | 'blank' | 'none';
  greets: boolean;
  signs: boolean;
}

/** The habit of a person, the same in all of their messages. */
export function habitOf(random: Random): Habit {
  return {
    latinDigits: random.chance(0.3),
    halfSpaces: random.weighted(['kept', 'blank', 'none'] as const, (h) => ({ kept: 62, blank: 28, none: 10 })[h]),
    greets: random.chance(0.75),
    signs: random.chance(0.5),
  };
}

/** First and last name. */
export const fullName = (user: SeedUser): string => `${user.first} ${user.last}`;

function asTyped(text: string, habit: Habit): string {
  const spaced = habit.halfSpaces === 'kept' ? text : text.replace(/\u200c/g, habit.halfSpaces === 'blank' ? ' ' : '');
  return habit.halfSpaces === 'none' ? spaced.replace(/؛/g, '،').replace(/\.$/, '') : spaced;
}

/** The people a message may name. */
export interface Cast {
  customer: SeedUser | null;
  /** who is spoken to: the customer, or the colleague who asks */
  addressee: SeedUser;
  agent: SeedUser;
  colleague: SeedUser;
  department: number;
}

/** Adds the names to the facts' slots. In notes `{agent}` is a colleague, elsewhere who handles the ticket. */
export function withCast(slots: (name: string) => string, cast: Cast, note: boolean): (name: string) => string {
  return (name) => {
    if (name === 'agent' || name === 'agentName') return note ? cast.colleague.first : fullName(cast.agent);
    if (name === 'last') return cast.addressee.last;
    if (name === 'honorific') return cast.addressee.gender === 'f' ? 'خانم' : 'آقای';
    if (name === 'department' || name === 'target') return DEPARTMENTS[cast.department - 1]?.name ?? '';
    return slots(name);
  };
}

/** What a customer writes: greeting and closing as they are used to, once per conversation. */
export function customerSays(
  template: string,
  slots: (name: string) => string,
  habit: Habit,
  random: Random,
  place: 'opening' | 'later',
  english: boolean,
): string {
  const say = (text: string) => expand(text, slots, random);
  if (english)
    return place === 'opening'
      ? say(template)
      : [say(random.pick(ENGLISH_GREETINGS)), say(template)].filter(Boolean).join('\n');
  const greeting =
    habit.greets && (place === 'opening' || random.chance(0.35)) ? say(random.pick(CUSTOMER_GREETINGS)) : '';
  const closing = habit.signs && place === 'opening' ? say(random.pick(CUSTOMER_CLOSINGS)) : '';
  const body = say(template);
  const start =
    greeting === '' || body.startsWith('سلام') ? body : `${greeting}${random.chance(0.5) ? '\n' : '، '}${body}`;
  return asTyped([start, closing].filter(Boolean).join('\n'), habit);
}

/** What an expert writes: greeting, matter, sometimes a closing. */
export function staffSays(template: string, slots: (name: string) => string, random: Random, english: boolean): string {
  const say = (text: string) => expand(text, slots, random);
  if (english) return [say(random.pick(ENGLISH_STAFF_GREETINGS)), say(template)].join('\n');
  const greeting = random.chance(0.7) ? say(random.pick(STAFF_GREETINGS)) : '';
  const closing = random.chance(0.45) ? say(random.pick(STAFF_CLOSINGS)) : '';
  return [greeting, say(template), closing].filter(Boolean).join('\n');
}

/** A name as a file gets it: Latin or Persian digits as they come, no blanks at the ends. */
export function fileName(template: string, slots: (name: string) => string, random: Random): string {
  return expand(template, slots, random).replace(/[\\/:*?"<>|]/g, '-');
}
