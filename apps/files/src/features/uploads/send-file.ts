import {
  filePartPut,
  fileUploadFinish,
  fileUploadStart,
  type FileUpload,
  type ManagedFile,
} from '@hamyar/contracts/files';
import { failureText } from '@hamyar/module-kit/failure';
import { isUnreachable, send, upload, type CallFailure, type CallResult } from '@hamyar/store';
import { fa } from '../../messages/fa.ts';
import { sha256Hex } from './sha256.ts';
import { partRange, planParts, type QueuedUpload } from './upload-queue.rules.ts';

/** How sending a file has ended. */
export type SendOutcome =
  | { kind: 'stored'; file: ManagedFile }
  /** The person has stopped it. */
  | { kind: 'aborted' }
  | { kind: 'offline' }
  | { kind: 'taken' }
  | { kind: 'orphan' }
  | { kind: 'failed'; message: string; mayRetry: boolean };

/** What is told while a file is sent. */
export interface SendReport {
  /** The server knows it; so many bytes of it are there already. */
  begun(upload: FileUpload, plan: { parts: number; first: number; stored: number }): void;
  /** bytes that are stored or on their way */
  progress(sent: number): void;
  finishing(): void;
}

/** Ends the work of a file early, with its outcome. */
class Ended extends Error {
  readonly outcome: SendOutcome;

  constructor(outcome: SendOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/** ms before a call that a busy server has refused is made again, the second and third time. */
const PAUSES_MS = [1000, 4000];

const codeOf = ({ code, errors }: CallFailure): string | undefined => code ?? errors?.[0]?.code;

function outcomeOf(failure: CallFailure): SendOutcome {
  if (failure.status === 'ABORTED') return { kind: 'aborted' };
  if (isUnreachable(failure)) return { kind: 'offline' };
  const code = codeOf(failure);
  if (code === 'NAME_TAKEN') return { kind: 'taken' };
  if (code === 'PARENT_GONE') return { kind: 'orphan' };
  const mayRetry = failure.status === 'SERVER_ERROR' || failure.status === 'TOO_MANY_REQUESTS';
  return { kind: 'failed', message: failureText(failure) || fa.upload.failed, mayRetry };
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Makes a call, again when the server was busy or a part came damaged; ends the work when it was refused. */
async function call<Data>(signal: AbortSignal, make: () => Promise<CallResult<Data>>): Promise<Data> {
  for (let attempt = 0; ; attempt += 1) {
    if (signal.aborted) throw new Ended({ kind: 'aborted' });
    const result = await make();
    if (!result.error) return result.data;
    if (signal.aborted) throw new Ended({ kind: 'aborted' });
    const { status, retry_after } = result.error;
    const pause = PAUSES_MS[attempt];
    const again = status === 'SERVER_ERROR' || status === 'TOO_MANY_REQUESTS' || codeOf(result.error) === 'PART_HASH';
    if (!again || pause === undefined) throw new Ended(outcomeOf(result.error));
    await wait(Math.max(pause, (retry_after ?? 0) * 1000), signal);
  }
}

/** The bytes of a part; a file that was moved, changed or taken away meanwhile cannot be read. */
async function read(file: File, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    throw new Ended({ kind: 'failed', message: fa.upload.unreadable, mayRetry: true });
  }
}

/** The hashes of the parts that the server has, as this file has them. */
async function hashesOf(
  file: File,
  { parts, part_size }: FileUpload,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const { number } of parts) {
    if (signal.aborted) throw new Ended({ kind: 'aborted' });
    const [from, to] = partRange(number, part_size, file.size);
    if (from < file.size) hashes.set(number, await sha256Hex(await read(file, from, to)));
  }
  return hashes;
}

async function sendPart(
  file: File,
  { id, part_size }: FileUpload,
  number: number,
  signal: AbortSignal,
  progress: (bytes: number) => void,
): Promise<number> {
  const [from, to] = partRange(number, part_size, file.size);
  const bytes = await read(file, from, to);
  const sha256 = await sha256Hex(bytes);
  await call(signal, async () => {
    const sending = upload(
      filePartPut,
      { id, number, sha256 },
      new Blob([bytes]),
      (share) => progress(Math.round(share * (to - from))),
      { resumable: true },
    );
    signal.addEventListener('abort', sending.cancel);
    const result = await sending.done;
    signal.removeEventListener('abort', sending.cancel);
    return result;
  });
  return to - from;
}

/**
 * Sends a file into its folder: begins it or goes on with what the server has of it, sends the missing parts with their
 * checksums, and ends it. A lost connection, a killed browser or server costs at most one part. Never rejects.
 */
export async function sendFile(
  { name, size, lastModified, folder, onConflict }: QueuedUpload,
  file: File,
  signal: AbortSignal,
  report: SendReport,
): Promise<SendOutcome> {
  const conflict = onConflict === undefined ? {} : { on_conflict: onConflict };
  try {
    const begun = await call(signal, () =>
      send(
        fileUploadStart,
        { name, size, last_modified: lastModified, parent_id: folder.id, ...conflict },
        { signal, failures: 'caller' },
      ),
    );
    const plan = planParts(size, begun.part_size, begun.parts, await hashesOf(file, begun, signal));
    report.begun(begun, { parts: plan.parts, first: plan.missing[0] ?? plan.parts, stored: plan.stored });
    let { stored } = plan;
    for (const number of plan.missing)
      stored += await sendPart(file, begun, number, signal, (bytes) => report.progress(stored + bytes));
    report.finishing();
    const made = await call(signal, () =>
      send(fileUploadFinish, { id: begun.id, parent_id: folder.id, ...conflict }, { signal, failures: 'caller' }),
    );
    return { kind: 'stored', file: made };
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    return { kind: 'failed', message: fa.upload.failed, mayRetry: true };
  }
}
