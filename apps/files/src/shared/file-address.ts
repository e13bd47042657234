import type { ManagedFile } from '@hamyar/contracts/files';

/** The address of a file that a person copies; it works for whoever may see the file (decisions 2.10). */
export function fullAddress(publicUrl: string, { path }: Pick<ManagedFile, 'path'>): string | null {
  return path === null ? null : new URL(`${publicUrl}${path}`, location.origin).href;
}

/** The address of the small picture of a file; null without one. */
export const thumbnailAddress = (publicUrl: string, { meta_data }: Pick<ManagedFile, 'meta_data'>): string | null =>
  meta_data?.thumbnail_path ? `${publicUrl}${meta_data.thumbnail_path}` : null;

/** The address at which the browser shows a file in the page; the server decides which types that are. */
export function previewAddress(publicUrl: string, file: Pick<ManagedFile, 'path'>): string | null {
  const address = fullAddress(publicUrl, file);
  if (address === null) return null;
  const inline = new URL(address);
  inline.searchParams.set('inline', '1');
  return inline.href;
}

/** How a file is shown: as a picture, in a frame, by a player, or not at all. By the type that the server found in it. */
export function previewKind({ mime }: Pick<ManagedFile, 'mime'>): 'image' | 'pdf' | 'video' | 'audio' | null {
  if (mime === 'application/pdf') return 'pdf';
  const [kind] = (mime ?? '').split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : null;
}
