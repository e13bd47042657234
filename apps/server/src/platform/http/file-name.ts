import { FILE_NAME_MAX } from '@hamyar/contracts';
import { cleanFileName, fileNameProblem } from '@hamyar/domain';
import { normalizeInput } from '@hamyar/persian';

const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });
/** How browsers write the only characters that a file name in a multipart header cannot contain. */
const ESCAPED: Record<string, string> = { '%22': '"', '%0D': '', '%0A': '' };

/**
 * The readable name of an uploaded file: its last path segment, without characters that change direction or have a
 * meaning for a file system, at most 255 characters, never cut inside one that a reader sees (decisions 2.10). The end
 * stays when it is cut, because it contains the extension. A name of which nothing is left or seen is `file`.
 */
export function safeFileName(sent: string): string {
  const last = sent.replace(/%(?:22|0D|0A)/gi, (code) => ESCAPED[code.toUpperCase()]!).replace(/^.*[/\\]/s, '');
  const name = normalizeInput(cleanFileName(last)).replace(/^[.\s]+/, '');
  // what is cut is short, so that a hostile run of dots costs nothing
  const kept = cutStart(name.trim()).replace(/[.\s]+$/, '');
  return fileNameProblem(kept) === null ? kept : 'file';
}

function cutStart(name: string): string {
  if (name.length <= FILE_NAME_MAX) return name;
  // a hostile name may be one grapheme of any length, so it is bounded first
  const parts = [...graphemes.segment(name.slice(-FILE_NAME_MAX * 4))].map(({ segment }) => segment);
  let from = parts.length;
  for (let length = 0; from > 0; from -= 1) {
    length += [...parts[from - 1]!].length;
    if (length > FILE_NAME_MAX) break;
  }
  return parts.slice(from).join('');
}
