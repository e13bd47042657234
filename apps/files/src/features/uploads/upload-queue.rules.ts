// What an upload is doing and which one is next, without a network: the engine tells what happens and obeys.
import type { NameConflict } from '@hamyar/contracts/files';

/**
 * `waiting` in the queue · `sending` · `finishing`: all parts are stored · `paused` by the person · `offline` until the
 * connection is back · `done` · `failed`, to be tried again · `taken`: the folder has the name · `orphan`: the folder is
 * gone · `needsFile`: begun before the page was loaded, the file has to be chosen again · `refused`: never sent.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'finishing'
  | 'paused'
  | 'offline'
  | 'done'
  | 'failed'
  | 'taken'
  | 'orphan'
  | 'needsFile'
  | 'refused';

/** A folder into which files are uploaded. */
export interface UploadFolder {
  id: number | null;
  name: string;
}

/** One file on its way into a folder. */
export interface QueuedUpload {
  key: string;
  name: string;
  /** bytes */
  size: number;
  /** Milliseconds since 1970; null when it is not known. */
  lastModified: number | null;
  folder: UploadFolder;
  state: UploadState;
  /** Bytes that are stored or on their way. */
  sent: number;
  /** What the server calls it, once it has begun. */
  uploadId: number | null;
  /** The answer to «فایلی با این نام در پوشه هست». */
  onConflict?: NameConflict;
  /** Why it stands still, or with what it goes on. */
  message?: string;
  /** The same file may succeed the next time. */
  mayRetry?: boolean;
}

/** Files that are sent at the same time: more would share one connection and finish none earlier. */
export const PARALLEL_UPLOADS = 3;

const ACTIVE: readonly UploadState[] = ['sending', 'finishing'];
const ENDED: readonly UploadState[] = ['done', 'refused'];

export const isActive = ({ state }: Pick<QueuedUpload, 'state'>): boolean => ACTIVE.includes(state);
/** It stands in the list only to be read: stored, or refused for good. */
export const isEnded = ({ state, mayRetry }: Pick<QueuedUpload, 'state' | 'mayRetry'>): boolean =>
  ENDED.includes(state) || (state === 'failed' && mayRetry !== true);

/** What happens to one upload. */
export type UploadEvent =
  | { type: 'started' | 'finishing' | 'stored' | 'paused' | 'resumed' | 'lost' }
  | { type: 'progress'; sent: number }
  | { type: 'begun'; uploadId: number; sent: number; message?: string }
  | { type: 'stopped'; state: 'failed' | 'taken' | 'orphan' | 'needsFile'; message?: string; mayRetry?: boolean };

/** States in which an event means something; in all others it comes too late and changes nothing. */
const FROM: Readonly<Record<UploadEvent['type'], readonly UploadState[]>> = {
  started: ['waiting'],
  begun: ['sending'],
  progress: ['sending'],
  finishing: ['sending'],
  stored: ACTIVE,
  lost: ACTIVE,
  stopped: ACTIVE,
  paused: ['waiting', 'sending', 'offline'],
  resumed: ['paused', 'offline', 'failed', 'taken', 'orphan', 'needsFile'],
};

/** An upload after an event. */
export function afterEvent(upload: QueuedUpload, event: UploadEvent): QueuedUpload {
  if (!FROM[event.type].includes(upload.state)) return upload;
  const { message: _message, mayRetry: _mayRetry, ...rest } = upload;
  switch (event.type) {
    case 'started':
      return { ...rest, state: 'sending' };
    case 'begun':
      return {
        ...rest,
        uploadId: event.uploadId,
        sent: event.sent,
        ...(event.message === undefined ? {} : { message: event.message }),
      };
    case 'progress':
      // a part that is sent again never makes the bar go back beyond what is stored
      return { ...upload, sent: Math.min(upload.size, event.sent) };
    case 'finishing':
      return { ...rest, state: 'finishing', sent: upload.size };
    case 'stored':
      return { ...rest, state: 'done', sent: upload.size };
    case 'paused':
      return { ...rest, state: 'paused' };
    case 'lost':
      return { ...rest, state: 'offline' };
    case 'resumed':
      return { ...rest, state: 'waiting' };
    case 'stopped':
      return {
        ...rest,
        state: event.state,
        ...(event.message === undefined ? {} : { message: event.message }),
        ...(event.mayRetry === undefined ? {} : { mayRetry: event.mayRetry }),
      };
  }
}

/** The uploads that may start now, in the order in which they were chosen. */
export function startable(uploads: readonly QueuedUpload[], limit = PARALLEL_UPLOADS): QueuedUpload[] {
  const free = limit - uploads.filter(isActive).length;
  return free > 0 ? uploads.filter(({ state }) => state === 'waiting').slice(0, free) : [];
}

/** The whole queue in figures. */
export interface UploadTotals {
  count: number;
  done: number;
  /** bytes, without what is refused */
  size: number;
  sent: number;
  active: number;
  failed: number;
  paused: number;
  /** Uploads that will go on without the person. */
  running: number;
  /** Uploads that have not come to an end, whoever has to do something for it. */
  open: number;
}

export function totalsOf(uploads: readonly QueuedUpload[]): UploadTotals {
  const counted = uploads.filter(({ state }) => state !== 'refused');
  const sum = (of: (upload: QueuedUpload) => number) => counted.reduce((total, upload) => total + of(upload), 0);
  const having = (...states: UploadState[]) => counted.filter(({ state }) => states.includes(state)).length;
  return {
    count: counted.length,
    done: having('done'),
    size: sum(({ size }) => size),
    sent: sum(({ sent }) => sent),
    active: having(...ACTIVE),
    failed: counted.filter(({ state, mayRetry }) => state === 'failed' && mayRetry === true).length,
    paused: having('paused'),
    running: having('waiting', 'offline', ...ACTIVE),
    open: counted.filter((upload) => !isEnded(upload)).length,
  };
}

/** Bytes that had been sent at a time, in ms. */
export interface SpeedSample {
  at: number;
  bytes: number;
}

/** ms over which the speed is measured: long enough to be calm, short enough to tell a change. */
const SPEED_WINDOW_MS = 6000;

/** The samples that the speed is measured by, with a new one. */
export const withSample = (samples: readonly SpeedSample[], sample: SpeedSample): SpeedSample[] => [
  ...samples.filter(({ at }) => sample.at - at <= SPEED_WINDOW_MS),
  sample,
];

/** Bytes per second; 0 while it cannot be told. */
export function speedOf(samples: readonly SpeedSample[], now: number): number {
  const [first] = samples;
  if (!first || now - first.at < 500) return 0;
  const bytes = samples.slice(1).reduce((sum, sample) => sum + sample.bytes, 0);
  return bytes / ((now - first.at) / 1000);
}

/** What the server has of a file, and the parts of it that are still to be sent. */
export interface PartPlan {
  parts: number;
  /** Numbers from 1, in their order. */
  missing: number[];
  /** bytes that are stored */
  stored: number;
}

/** The parts to send: those that the server has with the hash of this file are left out. */
export function planParts(
  size: number,
  partSize: number,
  stored: readonly { number: number; size: number; sha256: string }[],
  hashes: ReadonlyMap<number, string>,
): PartPlan {
  const parts = Math.max(1, Math.ceil(size / partSize));
  const valid = new Map(
    stored.filter(({ number, sha256 }) => hashes.get(number) === sha256).map((part) => [part.number, part.size]),
  );
  const missing = Array.from({ length: parts }, (_, index) => index + 1).filter((number) => !valid.has(number));
  return { parts, missing, stored: [...valid.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

/** Where a part begins and ends in its file, in bytes. */
export const partRange = (number: number, partSize: number, size: number): [start: number, end: number] => [
  (number - 1) * partSize,
  Math.min(size, number * partSize),
];
