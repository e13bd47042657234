import { normalizeInput } from '@hamyar/persian';

/** Characters of the longest name that is stored. */
const LENGTH_MAX = 255;
const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });
/** How browsers write the only characters that a file name in a multipart header cannot contain. */
const ESCAPED: Record<string, string> = { '%22': '"', '%0D': '', '%0A': '' };

/**
 * The readable name of an uploaded file: its last path segment, without characters that change direction or have a
 * meaning for a file system, at most 255 characters, never cut inside one that a reader sees (decisions 2.10). The end
 * stays when it is cut, because it contains the extension.
 */
export function safeFileName(sent: string): string {
  const last = sent.replace(/%(?:22|0D|0A)/gi, (code) => ESCAPED[code.toUpperCase()]!).replace(/^.*[/\\]/s, '');
  const name = normalizeInput(last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))
    .replace(/[:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  return cutStart(name) || 'file';
}

function cutStart(name: string): string {
  if (name.length <= LENGTH_MAX) return name;
  // a hostile name may be one grapheme of any length, so it is bounded first
  const parts = [...graphemes.segment(name.slice(-LENGTH_MAX * 4))].map(({ segment }) => segment);
  let from = parts.length;
  for (let length = 0; from > 0; from -= 1) {
    length += [...parts[from - 1]!].length;
    if (length > LENGTH_MAX) break;
  }
  return parts.slice(from).join('');
}
