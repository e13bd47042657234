import {
  CUSTOMER_CLOSINGS,
  CUSTOMER_GREETINGS,
  ENGLISH_GREETINGS,
  ENGLISH_STAFF_GREETINGS,
  STAFF_CLOSINGS,
  STAFF_GREETINGS,
} from './corpora/phrases.ts';
import { DEPARTMENTS, type SeedUser } from './company.ts';
import { expandTemplate } from './text-template.ts';
import type { Random } from './random.ts';

/** How one customer writes: most write carefully, some leave out half-spaces or punctuation, as real people do. */
export interface WritingStyle {
  latinDigits: boolean;
  halfSpaces: 'kept' | 'blank' | 'none';
  greets: boolean;
  signs: boolean;
}

/** The style of a person, the same in all of their messages. */
export function writingStyleOf(random: Random): WritingStyle {
  return {
    latinDigits: random.chance(0.3),
    halfSpaces: random.weighted(['kept', 'blank', 'none'] as const, (h) => ({ kept: 62, blank: 28, none: 10 })[h]),
    greets: random.chance(0.75),
    signs: random.chance(0.5),
  };
}

/** First and last name. */
export const fullName = (user: SeedUser): string => `${user.first} ${user.last}`;

function applyWritingStyle(text: string, style: WritingStyle): string {
  const spaced = style.halfSpaces === 'kept' ? text : text.replace(/\u200c/g, style.halfSpaces === 'blank' ? ' ' : '');
  return style.halfSpaces === 'none' ? spaced.replace(/؛/g, '،').replace(/\.$/, '') : spaced;
}

/** The people a message may name. */
export interface ConversationPeople {
  customer: SeedUser | null;
  /** the person addressed: the customer, or the colleague who asks */
  addressee: SeedUser;
  agent: SeedUser;
  colleague: SeedUser;
  department: number;
}

/**
 * Adds the names to the slots of the facts. In notes `{agent}` is a colleague, elsewhere the person who handles the
 * ticket.
 */
export function withPeopleSlots(
  slots: (name: string) => string,
  people: ConversationPeople,
  note: boolean,
): (name: string) => string {
  return (name) => {
    if (name === 'agent' || name === 'agentName') return note ? people.colleague.first : fullName(people.agent);
    if (name === 'last') return people.addressee.last;
    if (name === 'honorific') return people.addressee.gender === 'f' ? 'خانم' : 'آقای';
    if (name === 'department' || name === 'target') return DEPARTMENTS[people.department - 1]?.name ?? '';
    return slots(name);
  };
}

/** A customer's text with their usual greeting and closing, once per conversation. */
export function customerText(
  template: string,
  slots: (name: string) => string,
  style: WritingStyle,
  random: Random,
  position: 'opening' | 'later',
  english: boolean,
): string {
  const expandText = (text: string) => expandTemplate(text, slots, random);
  if (english)
    return position === 'opening'
      ? expandText(template)
      : [expandText(random.pick(ENGLISH_GREETINGS)), expandText(template)].filter(Boolean).join('\n');
  const greeting =
    style.greets && (position === 'opening' || random.chance(0.35)) ? expandText(random.pick(CUSTOMER_GREETINGS)) : '';
  const closing = style.signs && position === 'opening' ? expandText(random.pick(CUSTOMER_CLOSINGS)) : '';
  const body = expandText(template);
  const start =
    greeting === '' || body.startsWith('سلام') ? body : `${greeting}${random.chance(0.5) ? '\n' : '، '}${body}`;
  return applyWritingStyle([start, closing].filter(Boolean).join('\n'), style);
}

/** An expert's text: greeting, subject, sometimes a closing. */
export function staffText(template: string, slots: (name: string) => string, random: Random, english: boolean): string {
  const expandText = (text: string) => expandTemplate(text, slots, random);
  if (english) return [expandText(random.pick(ENGLISH_STAFF_GREETINGS)), expandText(template)].join('\n');
  const greeting = random.chance(0.7) ? expandText(random.pick(STAFF_GREETINGS)) : '';
  const closing = random.chance(0.45) ? expandText(random.pick(STAFF_CLOSINGS)) : '';
  return [greeting, expandText(template), closing].filter(Boolean).join('\n');
}

/** A file name from a template: Latin or Persian digits as written, no spaces at the ends. */
export function fileName(template: string, slots: (name: string) => string, random: Random): string {
  return expandTemplate(template, slots, random).replace(/[\\/:*?"<>|]/g, '-');
}
