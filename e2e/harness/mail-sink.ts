import { createServer, type AddressInfo } from 'node:net';

/** A mail as the sink got it. */
export interface SunkMail {
  to: string[];
  /** Headers and body as they came. */
  source: string;
  /** Its text part. */
  text: string;
}

/** A mail server of the test itself, on this machine: it accepts every mail and keeps it. */
export interface MailSink {
  port: number;
  mails: SunkMail[];
  close(): Promise<void>;
}

/** The first part of a mail that is encoded as base64: our texts are Persian. */
const textOf = (source: string): string => {
  const [, body = ''] = /text\/plain[\s\S]*?base64\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  return Buffer.from(body, 'base64').toString('utf8');
};

/** Starts it. */
export async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const server = createServer((socket) => {
    let [buffer, to, reading] = ['', [] as string[], false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      if (/^(EHLO|HELO)/i.test(line)) say('250 sink');
      else if (/^RCPT/i.test(line)) {
        to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        reading = true;
        say('354 go ahead');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(reading ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (reading ? 5 : 2));
        if (!reading) command(part);
        else {
          mails.push({ to, source: part, text: textOf(part) });
          [to, reading] = [[], false];
          say('250 stored');
        }
      }
    });
    say('220 sink');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}
