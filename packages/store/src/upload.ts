import { callParts, type Call } from '@hamyar/contracts';
import type { CallResult, FailureStatus } from './call-failure.ts';
import { abortReason, joinRequests, mayRequest, readAnswer, reportFailure, requestHeaders } from './send.ts';

export interface Upload<Data> {
  /** Result of the upload; never rejects. */
  done: Promise<CallResult<Data>>;
  cancel(): void;
}

/** @param resumable a part of a file, whose sender waits for the connection itself and goes on after it */
export interface UploadOptions {
  resumable?: boolean;
}

/**
 * Uploads one file. The input goes into the address, or for a call with a body into the fields of the form. `progress`
 * gets the sent share, 0 to 1; this uses XMLHttpRequest because `fetch` reports no upload progress. As every change it
 * fails while offline and asks for the connection (spec 4.1); every other failure is shown by the caller.
 */
export function upload<Input, Output>(
  call: Call<Input, Output> & { readonly upload?: true },
  input: Input,
  file: Blob & { readonly name?: string },
  progress: (share: number) => void = () => {},
  { resumable = false }: UploadOptions = {},
): Upload<Output> {
  const controller = new AbortController();
  const cancel = () => controller.abort('caller');
  if (resumable) return { done: sendForm(call, input, file, progress, controller.signal), cancel };
  const leave = joinRequests(controller);
  const sent: Promise<CallResult<Output>> = mayRequest()
    ? sendForm(call, input, file, progress, controller.signal)
    : Promise.resolve({ error: { status: 'OFFLINE', message: '' } });
  const done = sent.then((result) => {
    leave();
    if (result.error?.status === 'OFFLINE') reportFailure(result.error, call, 'toast');
    return result;
  });
  return { done, cancel };
}

function sendForm<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  file: Blob & { readonly name?: string },
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<CallResult<Output>> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  const { url, body } = callParts(call, input);
  for (const [name, value] of Object.entries(body ?? {})) if (value != null) form.append(name, String(value));
  form.append('file', file, file.name ?? 'part');
  return new Promise<CallResult<Output>>((resolve) => {
    const fail = (status: FailureStatus) => resolve({ error: { status, message: '' } });
    request.open(call.method, url);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
    request.onload = () =>
      resolve(readAnswer(call, request.response, request.status, { get: (name) => request.getResponseHeader(name) }));
    request.onerror = () => fail('NETWORK');
    request.ontimeout = () => fail('TIMEOUT');
    request.onabort = () => fail(abortReason(signal));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
