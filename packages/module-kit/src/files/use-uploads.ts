import { useEffect, useRef, useState } from 'react';
import type { FileOwnerKind, UploadedAttachment } from '@hamyar/contracts';
import { attachmentStore } from '@hamyar/contracts/attachments';
import { allowedFiles, type AllowedFiles } from '@hamyar/domain';
import { useSettings } from '@hamyar/module-sdk';
import { upload, type Upload } from '@hamyar/store';
import { failedUpload, refusedUpload } from './file-refusal.ts';

/** A file that is being uploaded, or was refused; uploaded ones are among the form's values. */
export interface PendingUpload {
  key: string;
  name: string;
  /** bytes */
  size: number;
  state: 'uploading' | 'failed';
  /** 0 to 1 */
  progress: number;
  message?: string;
  /** The same file may succeed the next time. */
  mayRetry?: boolean;
}

/** Uploads of one form. */
export interface Uploads {
  kind: FileOwnerKind;
  /** How many more files the form takes. */
  room: number;
  /** Takes a file that is an upload already, such as one of the file manager. */
  attach(file: UploadedAttachment): void;
  pending: readonly PendingUpload[];
  busy: boolean;
  allowed: AllowedFiles;
  add(files: readonly File[]): void;
  /** Cancels an upload, or removes a failed one from the screen. */
  remove(key: string): void;
  /** Uploads a file again that has failed. */
  retry(key: string): void;
  /**
   * Uploads one file for the text itself (a pasted screenshot). Null when it was refused; the reason is shown as a row.
   */
  addInline(file: File): Promise<UploadedAttachment | null>;
}

/** Sends one file for a row; default: the call of people who are logged in. */
export type SendFile = (file: File, progress: (share: number) => void) => Upload<UploadedAttachment>;

const sendAs =
  (purpose: FileOwnerKind): SendFile =>
  (file, progress) =>
    upload(attachmentStore, { purpose }, file, progress);

/**
 * Uploads immediately, one request per file, so that sending only needs tokens.
 *
 * @param kind the kind of row that gets the files; its limits are checked before the upload
 * @param attached files that the row has already
 * @param onUploaded gets each uploaded file
 * @param sendFile of a page without a login, whose uploads have a call of their own
 */
export function useUploads(
  kind: FileOwnerKind,
  attached: number,
  onUploaded: (file: UploadedAttachment) => void,
  sendFile = sendAs(kind),
): Uploads {
  const allowed = allowedFiles(kind, useSettings());
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const { running, failed, newKey } = useRequests();

  const show = (row: PendingUpload) => setPending((before) => [...before, row]);
  const patch = (key: string, change: Partial<PendingUpload>) =>
    setPending((before) => before.map((file) => (file.key === key ? { ...file, ...change } : file)));
  const remove = (key: string) => {
    running.current.get(key)?.();
    running.current.delete(key);
    failed.current.delete(key);
    setPending((before) => before.filter((file) => file.key !== key));
  };
  const send = async (key: string, file: File, retriable: boolean): Promise<UploadedAttachment | null> => {
    const request = sendFile(file, (progress) => patch(key, { progress }));
    running.current.set(key, request.cancel);
    const result = await request.done;
    running.current.delete(key);
    const failure = failedUpload(result);
    if (!failure) remove(key);
    else {
      const mayRetry = retriable && failure.mayRetry;
      if (mayRetry) failed.current.set(key, file);
      patch(key, { state: 'failed', message: failure.message, mayRetry });
    }
    return result.data ?? null;
  };
  const begin = async (file: File, count: number, retriable: boolean): Promise<UploadedAttachment | null> => {
    const row = { key: newKey(), name: file.name, size: file.size, progress: 0 };
    const message = refusedUpload(file, count, allowed);
    show({ ...row, ...(message === null ? { state: 'uploading' } : { state: 'failed', message }) });
    return message !== null ? null : send(row.key, file, retriable);
  };
  const handOver = (uploaded: UploadedAttachment | null) => uploaded && onUploaded(uploaded);
  const uploading = pending.filter((file) => file.state === 'uploading').length;
  return {
    kind,
    room: Math.max(0, allowed.maxFiles - attached - uploading),
    attach: onUploaded,
    pending,
    busy: uploading > 0,
    allowed,
    remove,
    add: (files) => files.forEach((file, index) => void begin(file, attached + uploading + index, true).then(handOver)),
    retry(key) {
      const file = failed.current.get(key);
      if (!file) return;
      failed.current.delete(key);
      patch(key, { state: 'uploading', progress: 0, message: undefined, mayRetry: false });
      void send(key, file, true).then(handOver);
    },
    // its place in the text is gone when it fails, so it is not tried again
    addInline: (file) => begin(file, attached, false),
  };
}

/** What cancels each running request, and the files that may be sent again; all requests end with the form. */
function useRequests() {
  const running = useRef(new Map<string, () => void>());
  const failed = useRef(new Map<string, File>());
  const newKey = useKeys();
  useEffect(() => {
    const stop = running.current;
    return () => stop.forEach((cancel) => cancel());
  }, []);
  return { running, failed, newKey };
}

function useKeys(): () => string {
  const last = useRef(0);
  return () => {
    last.current += 1;
    return `upload-${last.current}`;
  };
}
