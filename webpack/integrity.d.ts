/** Hash that a chunk is checked against; an entry names one for each of its chunks, so a short one keeps entries small. */
export declare const CHUNK_HASH = 'sha256';
/** `sha256-…` of each file as a browser checks it, `sha384-…` of a container's entry. */
export declare function integrityOf(
  folder: string,
  files: readonly string[],
  entry?: string,
): Promise<Record<string, string>>;
/** The commit built from; empty outside a repository. */
export declare function commit(): string;
