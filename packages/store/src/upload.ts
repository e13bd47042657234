import { callParts, type Call } from '@hamyar/contracts';
import type { CallResult, FailureStatus } from './call-failure.ts';
import { readAnswer, requestHeaders } from './send.ts';

export interface Upload<Data> {
  /** Result of the upload; never rejects. */
  done: Promise<CallResult<Data>>;
  cancel(): void;
}

/**
 * Uploads one file. The input goes into the address, or for a call with a body into the fields of the form. `progress` gets the sent share, 0 to 1; this uses XMLHttpRequest because `fetch` reports no upload
 * progress.
 */
export function upload<Input, Output>(
  call: Call<Input, Output> & { readonly upload?: true },
  input: Input,
  file: Blob & { readonly name?: string },
  progress: (share: number) => void = () => {},
): Upload<Output> {
  const request = new XMLHttpRequest();
  const form = new FormData();
  const { url, body } = callParts(call, input);
  for (const [name, value] of Object.entries(body ?? {})) if (value != null) form.append(name, String(value));
  form.append('file', file, file.name ?? 'part');
  const done = new Promise<CallResult<Output>>((resolve) => {
    const fail = (status: FailureStatus) => () => resolve({ error: { status, message: '' } });
    request.open(call.method, url);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
    request.onload = () =>
      resolve(readAnswer(call, request.response, request.status, { get: (name) => request.getResponseHeader(name) }));
    request.onerror = fail('NETWORK');
    request.ontimeout = fail('TIMEOUT');
    request.onabort = fail('ABORTED');
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
