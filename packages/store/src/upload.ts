import { SUCCESS_STATUSES, type Answer } from '@hamyar/contracts';
import { apiError, type ApiError } from './api-error.ts';
import { requestHeaders } from './request.ts';

export interface Upload<Data> {
  /** Settles with the answer; rejects with an {@link ApiError}. */
  done: Promise<Answer<Data>>;
  cancel(): void;
}

/** Sends a form with files and tells how much of it has gone, 0 to 1; `fetch` cannot say that. */
export function upload<Data>(path: string, form: FormData, progress: (share: number) => void = () => {}): Upload<Data> {
  const request = new XMLHttpRequest();
  const done = new Promise<Answer<Data>>((resolve, reject) => {
    const fail = (status: ApiError['status']) => () => reject({ status, message: '' } satisfies ApiError);
    request.open('POST', path);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
    request.onload = () => {
      const body = request.response as Answer<Data> | null;
      if (request.status < 300 && body && SUCCESS_STATUSES.includes(body.status)) resolve(body);
      else reject(apiError(body, request.status, request.getResponseHeader('retry-after')));
    };
    request.onerror = fail('NETWORK');
    request.ontimeout = fail('TIMEOUT');
    request.onabort = fail('ABORTED');
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
