/**
 * Reads the setting `attachments_maximum_size`, a string with a unit such as `10MB` or `512 KB`, as bytes. MB counts
 * 1,048,576 bytes, any other unit 1,024. Null when the text is not a size. Source: spec 3.3, 5.44.
 */
export function parseAttachmentSize(text: string): number | null {
  const parts = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*(MB|KB)\s*$/i.exec(text);
  if (!parts) return null;
  const bytes = Math.floor(Number(parts[1]) * (parts[2]!.toUpperCase() === 'MB' ? 1_048_576 : 1_024));
  return bytes > 0 ? bytes : null;
}
