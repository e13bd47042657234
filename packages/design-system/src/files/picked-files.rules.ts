/** A chosen file (spec 3.18): status 0 valid, 1 too large, 2 wrong type. */
export interface PickedFile {
  id: string;
  file: File;
  status: 0 | 1 | 2;
}

/** The files that an input accepts; the defaults are those of spec 5.24. */
export interface FileLimits {
  /** bytes */
  maxBytes: number;
  /** Extensions in lower case without the dot; null accepts any type. */
  types: readonly string[] | null;
  maxFiles: number;
}

export const DEFAULT_FILE_LIMITS: FileLimits = { maxBytes: 512_000, types: ['jpg', 'png', 'jpeg'], maxFiles: 5 };

/** Extension in lower case without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Status of one file; a wrong type is reported before a wrong size. */
export function pickStatus(file: { name: string; size: number }, limits: FileLimits): PickedFile['status'] {
  if (limits.types && !limits.types.includes(extensionOf(file.name))) return 2;
  return file.size > limits.maxBytes ? 1 : 0;
}

let counter = 0;

/**
 * Adds files to those already chosen. Image mode keeps only the newest (spec 5.24).
 * @returns the new list and how many files did not fit
 */
export function addPicked(
  before: readonly PickedFile[],
  files: readonly File[],
  limits: FileLimits,
  image = false,
): { picked: PickedFile[]; refused: number } {
  const added = files.map((file) => ({ id: `picked-${(counter += 1)}`, file, status: pickStatus(file, limits) }));
  if (image) return { picked: added.slice(-1), refused: Math.max(0, added.length - 1) };
  const room = Math.max(0, limits.maxFiles - before.length);
  return { picked: [...before, ...added.slice(0, room)], refused: Math.max(0, added.length - room) };
}
