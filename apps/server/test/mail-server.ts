import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers by their lower-case names, decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  source: string;
}

/** What the server does with the next mails. */
export type MailBehavior =
  | 'accept'
  /** refuses the recipient for ever */
  | 'unknown recipient'
  /** asks to try again later */
  | 'busy'
  /** reads the whole message and closes the connection without an answer */
  | 'silent';

/** A mail server of this process on a port of its own, with a login. */
export interface MailServer {
  port: number;
  /** The mails that it has accepted. */
  mails: ReceivedMail[];
  /** Number of messages that were read completely, accepted or not. */
  seen: number;
  behavior: MailBehavior;
  close(): Promise<void>;
}

/** The login that the server accepts. */
export const MAIL_LOGIN = { user: 'desk', password: 'mail-secret-81c4' } as const;

/** Starts it. */
export async function startMailServer(): Promise<MailServer> {
  const state: Pick<MailServer, 'mails' | 'behavior' | 'seen'> = { mails: [], behavior: 'accept', seen: 0 };
  const refuse = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === MAIL_LOGIN.user && password === MAIL_LOGIN.password
        ? done(null, { user: username })
        : done(refuse(535, 'login refused')),
    onRcptTo: (_address, _session, done) =>
      state.behavior === 'unknown recipient'
        ? done(refuse(550, 'no such mailbox'))
        : state.behavior === 'busy'
          ? done(refuse(451, 'try again later'))
          : done(),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        state.seen += 1;
        if (state.behavior === 'silent') {
          for (const connection of server.connections) (connection as unknown as Closable)._socket.destroy();
          return;
        }
        const source = Buffer.concat(chunks).toString('latin1');
        state.mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          ...readMail(source),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.on('error', () => {});
  return Object.assign(state, {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  });
}

interface Closable {
  _socket: { destroy(): void };
}

const WORD = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;
const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(WORD, (_, kind: string, body: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64') : quoted(body.replaceAll('_', ' '))).toString('latin1'),
    );

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const value = decodedWords(line.slice(colon + 1).trim());
      return [line.slice(0, colon).toLowerCase(), Buffer.from(value, 'latin1').toString('utf8')];
    }),
  );
}

function partOf(source: string, type: string): string {
  const at = source.indexOf('\r\n\r\n');
  const [head, body] = [source.slice(0, at), source.slice(at + 4)];
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => partOf(part.replace(/^\r\n/, ''), type))
      .join('');
  if (!headers['content-type']?.startsWith(type)) return '';
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? quoted(body)
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

/** Reads a message with lines that end in CRLF. */
export const readMail = (source: string) => ({
  headers: headersOf(source.slice(0, source.indexOf('\r\n\r\n'))),
  text: partOf(source, 'text/plain'),
  html: partOf(source, 'text/html'),
  source,
});
