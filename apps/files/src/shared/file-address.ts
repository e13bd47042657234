import type { ManagedFile } from '@hamyar/contracts/files';

/** The address of a file that a person copies; it works for whoever may see the file (decisions 2.10). */
export function fullAddress(publicUrl: string, { path }: Pick<ManagedFile, 'path'>): string | null {
  return path === null ? null : new URL(`${publicUrl}${path}`, location.origin).href;
}

/** The address of the small picture of a file; null without one. */
export const thumbnailAddress = (publicUrl: string, { meta_data }: Pick<ManagedFile, 'meta_data'>): string | null =>
  meta_data?.thumbnail_path ? `${publicUrl}${meta_data.thumbnail_path}` : null;
