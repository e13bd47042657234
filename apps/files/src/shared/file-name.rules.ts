import { FILE_NAME_MAX } from '@hamyar/contracts/files';
import { fa } from '../messages/fa.ts';

/** No separators, wildcards, control characters and characters that change the direction (decisions 2.10). */
const REFUSED = /[/\\:*?"<>|\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Why a name is refused, in words; undefined when it can be stored (spec 5.38). The server checks it again. */
export function nameProblem(name: string): string | undefined {
  const text = name.trim();
  if (text === '') return fa.name.required;
  if ([...text].length > FILE_NAME_MAX) return fa.name.long(FILE_NAME_MAX);
  if (REFUSED.test(text)) return fa.name.characters;
  return text.endsWith('.') ? fa.name.dot : undefined;
}

/** The part of a file's name before its extension, which a person renames. */
export function stemLength(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}
