import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { CURRENT_FILE, readBuiltFiles, type BuiltFiles } from './built-files.ts';

/** Path of the event stream for pages of a development build. */
const UPDATES_PATH = '/dev/updates';
/** ms: the file system may report one replacement of the file several times within this time */
const SETTLED = 20;

/**
 * Calls `changed` after every new build of a folder; what it is given reads the built files, and throws when they cannot
 * be read.
 * @returns a function that stops it
 */
export function watchBuild(folder: string, changed: (read: () => BuiltFiles) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, (_event, file) => {
    if (file !== CURRENT_FILE) return;
    clearTimeout(timer);
    timer = setTimeout(() => changed(() => readBuiltFiles(folder)), SETTLED);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Pages that listen for new builds. */
export interface BuildUpdates {
  /** Mounts the address; only a development server has it. */
  register(app: FastifyInstance): void;
  send(built: Build): void;
  close(): void;
}

/** What a page of a development server is told about the newest build. */
type Build = Pick<BuiltFiles, 'bundles' | 'problems'>;

/**
 * Sends the hashes of new bundles, and what could not be built, to the pages of a development server, as server-sent
 * events.
 */
export function makeBuildUpdates(first: Build): BuildUpdates {
  // when this id changes, the page knows that the server was restarted
  const server = randomUUID();
  const listeners = new Set<ServerResponse>();
  let latest = first;
  const message = () => {
    const { bundles, problems } = latest;
    return `data: ${JSON.stringify({ server, bundles, problems })}\n\n`;
  };
  return {
    register(app) {
      app.get(UPDATES_PATH, (request, reply) => {
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        raw.write(`retry: 250\n${message()}`);
        listeners.add(raw);
        request.raw.on('close', () => listeners.delete(raw));
      });
    },
    send(built) {
      latest = built;
      for (const listener of listeners) listener.write(message());
    },
    close() {
      for (const listener of listeners) listener.end();
    },
  };
}
