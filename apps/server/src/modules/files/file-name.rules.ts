import { FILE_NAME_MAX } from '@hamyar/contracts';
import { toFa } from '@hamyar/persian';

/** A name in its parts: what is before its extension, and the extension with its dot. */
function split(name: string): { base: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? { base: name, extension: '' } : { base: name.slice(0, dot), extension: name.slice(dot) };
}

/** Names for a second file of the same name, the first ones first: «گزارش (۲).pdf», «گزارش (۳).pdf». */
export function numberedNames(name: string, from: number, count: number): string[] {
  const { base, extension } = split(name);
  return Array.from({ length: count }, (_, index) => {
    const end = ` (${toFa(String(from + index))})${extension}`;
    // cut between characters, not inside of one
    return `${[...base]
      .slice(0, Math.max(1, FILE_NAME_MAX - end.length))
      .join('')
      .slice(0, FILE_NAME_MAX - end.length)}${end}`;
  });
}
