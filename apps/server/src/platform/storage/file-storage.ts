import type { Readable } from 'node:stream';

/** A stored file: its content address and size. Equal contents are stored once. */
export interface StoredFile {
  /** SHA-256 of the content, lower-case hex; also its key. */
  hash: string;
  /** bytes */
  size: number;
}

/** A content that is on the disk but not yet stored under its hash. */
export interface StagedFile extends StoredFile {
  /** Stores it; short, and therefore possible inside a transaction that holds the lock of its row. */
  keep(): Promise<void>;
  /** Removes what was not kept. Call it in any case. */
  drop(): Promise<void>;
}

/** Stores file contents; rows contain a file's name and who may see it. */
export interface FileStorage {
  /**
   * Stores a stream durably before it returns. Nothing is left behind when the stream fails or is longer than `max`
   * bytes.
   * @throws FileTooLarge, StorageFull
   */
  put(content: Readable, options?: { max?: number }): Promise<StoredFile>;
  /** The long part of {@link put}: writes the content durably, to be kept or dropped. @throws FileTooLarge, StorageFull */
  stage(content: Readable, options?: { max?: number }): Promise<StagedFile>;
  /**
   * Refuses uploads before the disk is full, because the database usually writes to the same disk.
   * @throws StorageFull
   */
  assertRoom(): Promise<void>;
  /** The content, or a part of it (`end` inclusive). @throws FileMissing */
  get(hash: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Size in bytes, `null` when it is not stored. */
  stat(hash: string): Promise<number | null>;
  /** Removes the content; the caller has checked that no row refers to it. */
  delete(hash: string): Promise<void>;
  /** Hashes of everything stored, for backup and cleaning. */
  list(): AsyncIterable<string>;
}

/** The stream was longer than allowed. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

/** The disk or bucket is full; the user is asked to contact the administrator, and no partial file remains. */
export class StorageFull extends Error {
  override name = 'StorageFull';
  /** The system's own code, so that one check covers database, disk and bucket. */
  readonly code = 'ENOSPC';
}

/** A row refers to a content that is not stored. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}
