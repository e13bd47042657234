import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import { NotSent } from '../jobs/effect.ts';

/** The mail server that accepts our mail. */
export interface SmtpServer {
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  verifyCertificate: boolean;
  /** Null: it asks for no login. */
  login: { user: string; password: string } | null;
}

/** One mail to one address. */
export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** With angle brackets. */
  messageId: string;
  headers: Readonly<Record<string, string>>;
  date: Date;
}

/** ms for a connection, a greeting and a lookup; a mail server answers within seconds or is not there. */
const ANSWER_TIME = 15_000;
/** ms of silence after which a connection is given up; servers check a message before they accept it. */
const SILENCE_TIME = 60_000;

interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Sends a mail. It returns when the server has accepted it.
 * @throws NotSent when the server has certainly not accepted it; any other error means that nobody knows
 */
export async function sendBySmtp(server: SmtpServer, mail: OutgoingMail): Promise<void> {
  const source = await composed(mail);
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: { rejectUnauthorized: server.verifyCertificate },
    name: domainOf(mail.from.address),
    connectionTimeout: ANSWER_TIME,
    greetingTimeout: ANSWER_TIME,
    dnsTimeout: ANSWER_TIME,
    socketTimeout: SILENCE_TIME,
  });
  let complete = false;
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      // a connection that ends while nothing waits for it is no error for the library
      connection.once('end', () => reject(new Error('the connection was closed')));
      const failOr = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
      const send = () => {
        const message = Readable.from([source]);
        message.once('end', () => {
          complete = true;
        });
        connection.send({ from: mail.from.address, to: [mail.to] }, message, failOr(resolve));
      };
      const { login } = server;
      connection.connect(
        failOr(() => (login ? connection.login({ user: login.user, pass: login.password }, failOr(send)) : send())),
      );
    });
  } catch (error) {
    throw readFailure(error as SmtpFailure, complete);
  } finally {
    // errors of a connection that is not needed any more concern nobody
    connection.on('error', () => {});
    connection.quit();
    connection.close();
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The message as it is sent: both parts, encoded. */
async function composed(mail: OutgoingMail): Promise<Buffer> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: mail.messageId,
    date: mail.date,
    headers: { ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return new Promise((resolve, reject) => {
    composer
      .compile()
      .build((error, message) => (error || !message ? reject(error ?? new Error('empty')) : resolve(message)));
  });
}

/** What the server refuses for ever when it answers so: this recipient, and this message. */
const ABOUT_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

/**
 * What a failure means. A server that has answered by a code has not accepted the mail; without an answer it is only
 * certain while the message was incomplete. A refused login or sender can be repaired, so it is tried again; an address
 * that the server does not know is not.
 */
function readFailure(error: SmtpFailure, complete: boolean): Error {
  const { responseCode, code, command, message } = error;
  if (responseCode) return new NotSent(message, responseCode < 500 || !ABOUT_MAIL.includes(command), error);
  if (code === 'EENVELOPE') return new NotSent(message, false, error);
  return complete ? error : new NotSent(message, true, error);
}
