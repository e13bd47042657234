import { isolateLtr, truncate } from '@hamyar/persian';
import { fillMessage } from '../../platform/http/messages.ts';
import { mailFailureMessages as texts } from './messages.ts';

/** Characters of a failure that the log keeps. */
const SHOWN = 500;

/** What failures that the settings can mend have in their text, from the most particular to the least. */
const REASONS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/certificate/i, texts.certificate],
  [/SSL routines|wrong version number|STARTTLS/i, texts.security],
  [/^535|invalid login|login refused|\bauth/i, texts.login],
  [/ENOTFOUND|EAI_AGAIN/, texts.unknownHost],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, texts.unreachable],
  [/timeout|ETIMEDOUT/i, texts.silent],
  [/connection (was )?closed|ECONNRESET|EPIPE/i, texts.interrupted],
];

/** Why a mail has not left, for the delivery log: in words, where it is known what to do, with what the server said. */
export function mailFailureText({ message }: Error): string {
  // what a library says of a place in its own sources helps nobody
  const said = truncate(message.replace(/:?\.\.\/\S+\s*$/, '').trim(), SHOWN);
  const [, text] = REASONS.find(([pattern]) => pattern.test(said)) ?? [];
  return text ? fillMessage(texts.withAnswer, { text, said: isolateLtr(said) }) : said;
}
