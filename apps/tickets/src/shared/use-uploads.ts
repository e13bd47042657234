import { useEffect, useRef, useState } from 'react';
import type { UploadedAttachment } from '@hamyar/contracts';
import { useSettings } from '@hamyar/module-sdk';
import { fill, formatBytes } from '@hamyar/persian';
import { failureOf, type CallFailure } from '@hamyar/store';
import { uploadAttachment } from '../api/attachment.api.ts';
import { fa } from '../messages/fa.ts';
import { refuseUpload, uploadLimits, type UploadLimits, type UploadRefusal } from './upload.rules.ts';

/** A file that is being uploaded; uploaded ones are in the draft. */
export interface PendingUpload {
  key: string;
  name: string;
  size: number;
  state: 'uploading' | 'failed';
  /** 0 to 1 */
  progress: number;
  message?: string;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  busy: boolean;
  limits: UploadLimits;
  add(files: readonly File[]): void;
  /** Cancels an upload, or removes a failed one from the screen. */
  remove(key: string): void;
  /**
   * Uploads one file for the text itself (a pasted screenshot). Null when it was refused; the reason is shown as a row.
   */
  addInline(file: File): Promise<UploadedAttachment | null>;
}

let nextKey = 1;

/**
 * Uploads immediately, one request per file, so that sending only needs tokens. `onUploaded` gets each uploaded file.
 */
export function useUploads(attached: number, onUploaded: (file: UploadedAttachment) => void): Uploads {
  const settings = useSettings();
  const limits = uploadLimits(settings);
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const running = useRef(new Map<string, () => void>());
  useEffect(() => {
    const stop = running.current;
    return () => stop.forEach((cancel) => cancel());
  }, []);

  const patch = (key: string, change: Partial<PendingUpload>) =>
    setPending((before) => before.map((file) => (file.key === key ? { ...file, ...change } : file)));
  const remove = (key: string) => {
    running.current.get(key)?.();
    running.current.delete(key);
    setPending((before) => before.filter((file) => file.key !== key));
  };
  const send = async (file: File, count: number): Promise<UploadedAttachment | null> => {
    const key = `upload-${nextKey}`;
    nextKey += 1;
    const refused = refuseUpload(file, count, limits);
    const row = { key, name: file.name, size: file.size, progress: 0 };
    if (refused) {
      setPending((before) => [
        ...before,
        { ...row, state: 'failed', message: refusalText(refused, file.size, limits) },
      ]);
      return null;
    }
    setPending((before) => [...before, { ...row, state: 'uploading' }]);
    const request = uploadAttachment(file, (progress) => patch(key, { progress }));
    running.current.set(key, request.cancel);
    const result = await request.done;
    running.current.delete(key);
    const failure = failureOf(result);
    if (failure) patch(key, { state: 'failed', message: failureText(failure) });
    else remove(key);
    return result.data ?? null;
  };

  return {
    pending,
    busy: pending.some((file) => file.state === 'uploading'),
    limits,
    remove,
    add(files) {
      const waiting = pending.filter((file) => file.state === 'uploading').length;
      files.forEach(
        (file, index) =>
          void send(file, attached + waiting + index).then((uploaded) => uploaded && onUploaded(uploaded)),
      );
    },
    addInline: (file) => send(file, attached),
  };
}

/** Says also how large the file is and how large it may be. */
export const refusalText = (
  refusal: UploadRefusal,
  size: number,
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): string =>
  refusal === 'size'
    ? fill(fa.files.size, { size: formatBytes(size), max: formatBytes(maxBytes ?? 0) })
    : fa.files[refusal];

const failureText = ({ errors, message }: CallFailure): string => errors?.[0]?.message ?? (message || fa.files.failed);
