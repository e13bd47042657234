import type { ManagedFile } from '@hamyar/contracts/files';
import { toast } from '@hamyar/design-system/overlay';
import { fa } from '../messages/fa.ts';
import { fullAddress } from './file-address.ts';

/** Copies the addresses of files, a line each, and says so; folders have none [2.72]. */
export async function copyAddresses(publicUrl: string, files: readonly ManagedFile[]): Promise<void> {
  const addresses = files.flatMap((file) => fullAddress(publicUrl, file) ?? []);
  if (addresses.length === 0) return;
  try {
    await navigator.clipboard.writeText(addresses.join('\n'));
    toast.success(fa.copy.done, { key: 'files-copied' });
  } catch {
    // a page without encryption has no clipboard: the address stands in the details
    toast.warning(fa.copy.failed, { key: 'files-copied' });
  }
}
