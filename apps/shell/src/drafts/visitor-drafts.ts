import { ADDRESS_PROOF_SECONDS } from '@hamyar/contracts';
import type { LocalDraftVault } from './draft-vault.ts';

/**
 * Deletes what somebody without a login has written, once the proof of their address has expired: whoever uses the browser
 * next must not find it. A proof is older than what was written by it.
 */
export function endVisitorDrafts(vault: Pick<LocalDraftVault, 'keys' | 'read' | 'remove'>, now: number): void {
  for (const key of vault.keys()) {
    const { at } = vault.read(key) ?? { at: 0 };
    if (now - at >= ADDRESS_PROOF_SECONDS * 1000) vault.remove(key);
  }
}
