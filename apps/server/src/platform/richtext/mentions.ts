import { escapeHtml } from '../http/escape-html.ts';
import { MENTION } from './sanitize.ts';

// Sanitised HTML has the attribute in this form; a name with formatting inside is none that the editor wrote.
const NAMED = new RegExp(`<span ${MENTION}="(\\d+)">(?:([^<]*)</span>)?`, 'g');

/** The people whom a sanitised text names, each once, in their order. */
export const mentionedIn = (html: string): number[] => [
  ...new Set([...html.matchAll(NAMED)].filter(([, , text]) => text !== undefined).map(([, id]) => Number(id))),
];

/**
 * Leaves a sanitised text with those people only, by their names; of all others the words stay.
 * @param names of the people who may be named
 */
export const keepMentions = (html: string, names: ReadonlyMap<number, string>): string =>
  html.replace(NAMED, (_all, id: string, text: string | undefined) => {
    const name = text === undefined ? undefined : names.get(Number(id));
    if (name !== undefined) return `<span ${MENTION}="${id}">@${escapeHtml(name)}</span>`;
    return text === undefined ? '<span>' : `<span>${text}</span>`;
  });
