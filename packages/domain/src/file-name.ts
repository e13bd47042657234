import { FILE_NAME_HIDDEN, FILE_NAME_MAX, FILE_NAME_RESERVED, isVisible, seenText } from '@hamyar/contracts';

const RESERVED = new RegExp(`[${FILE_NAME_RESERVED}]`, 'gu');
const HIDDEN = new RegExp(`[${FILE_NAME_HIDDEN}]`, 'gu');

/** Why a name cannot be stored. */
export type FileNameProblem = 'empty' | 'long' | 'characters' | 'dot';

/**
 * Why a file or folder cannot have a name; null when every operating system can store it (decisions 2.10). Spaces around
 * it do not count, because they are not stored.
 */
export function fileNameProblem(name: string): FileNameProblem | null {
  const text = name.trim();
  if ([...text].length > FILE_NAME_MAX) return 'long';
  if (text.search(RESERVED) >= 0 || text.search(HIDDEN) >= 0) return 'characters';
  if (!isVisible(text)) return 'empty';
  return seenText(text).endsWith('.') ? 'dot' : null;
}

/** A name without the characters that no name may have: hidden ones are gone, the others are `_`. */
export const cleanFileName = (name: string): string => name.replace(HIDDEN, '').replace(RESERVED, '_');
