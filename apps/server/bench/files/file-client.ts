import { createHash } from 'node:crypto';
import { FILE_PART_BYTES, type FileUpload, type ManagedFile } from '@hamyar/contracts';

/** One person who uploads and downloads as the manager of files does. */
export interface FileClient {
  start(name: string, size: number): Promise<FileUpload>;
  /** Sends the parts that are missing, one after the other. @returns bytes that it has sent */
  sendMissing(upload: FileUpload, content: Buffer): Promise<number>;
  finish(id: number): Promise<ManagedFile>;
  /** Reads a file and forgets it. @returns its SHA-256 */
  download(path: string): Promise<string>;
  get(path: string): Promise<string>;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** @param address the server's address now: it changes when the server is started again */
export function fileClient(address: () => string, token: string): FileClient {
  const send = async (path: string, options: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${address()}${path}`, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response;
  };
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json' };
    const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { data: Data }).data;
  };
  return {
    start: (name, size) => post('/api/fileUpload', { name, size, last_modified: 1 }),
    async sendMissing({ id, size, parts }, content) {
      let sent = 0;
      for (let number = 1; (number - 1) * FILE_PART_BYTES < size; number += 1) {
        if (parts.some((part) => part.number === number)) continue;
        const part = content.subarray((number - 1) * FILE_PART_BYTES, number * FILE_PART_BYTES);
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(part)]), 'part');
        await send(`/api/fileUpload/${id}/part/${number}?sha256=${sha256(part)}`, { method: 'PUT', body });
        sent += part.length;
      }
      return sent;
    },
    finish: (id) => post(`/api/fileUpload/${id}/finish`, {}),
    async download(path) {
      const hash = createHash('sha256');
      for await (const chunk of (await send(path)).body!) hash.update(chunk as Uint8Array);
      return hash.digest('hex');
    },
    get: async (path) => (await send(path)).text(),
  };
}
