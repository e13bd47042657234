const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of some bytes in lower-case hex. A page without encryption has no `crypto.subtle`: there it is computed here. */
export async function sha256Hex(bytes: ArrayBuffer): Promise<string> {
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto } | undefined)?.subtle;
  if (subtle) return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return hex(sha256(new Uint8Array(bytes)));
}
