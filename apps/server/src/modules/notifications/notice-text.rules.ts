import { NOTICE_VARIABLES, type NoticeVariable } from '@hamyar/contracts';

/** What the variables of a notice stand for. */
export type NoticeValues = Readonly<Partial<Record<NoticeVariable, string>>>;

const VARIABLE = /\{\{\s*([^{}\n]{1,80}?)\s*\}\}/g;
const isKnown = (name: string): name is NoticeVariable => (NOTICE_VARIABLES as readonly string[]).includes(name);

/**
 * Replaces the variables of a plain text by look-up; values are never read again. One without a value disappears,
 * because nobody sees the text before it is sent.
 */
export const fillNotice = (text: string, values: NoticeValues): string =>
  text
    .replace(VARIABLE, (_whole, name: string) => (isKnown(name) ? (values[name] ?? '') : ''))
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();

/** The names of variables that no notice can fill. */
export const unknownNoticeVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name!).filter((name) => !isKnown(name))),
];
