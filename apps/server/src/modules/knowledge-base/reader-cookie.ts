import { createHash } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';

/** Recognises the browser of a visitor who has said something about an article; contains no person. */
const COOKIE = 'kb.reader';
const YEAR = 31_536_000;
/** Characters of each half of the cookie: what it says, and our signature. */
const HALF = 43;

type Needs = Pick<Deps, 'secrets' | 'clock'>;
type Asking = Pick<RequestContext, 'caller' | 'cookie' | 'setCookie' | 'ip'>;

const visitorKey = (token: string): string => `visitor ${createHash('sha256').update(token).digest('hex')}`;

const signed = ({ secrets }: Needs, text: string): string => text + secrets.sign('kb-reader', text);

/**
 * A new cookie. All of one network and day are the same, so that whoever sends none has one vote a day, however often
 * they vote; and only we make them, so that nobody votes with invented ones.
 */
function newCookie(needs: Needs, ip: string): string {
  const day = needs.clock.now().toISOString().slice(0, 10);
  return signed(needs, needs.secrets.sign('kb-reader-network', `${networkOf(ip)} ${day}`));
}

/** The key under which what the caller says is stored; null for a browser that has none yet. */
export function readerKey(needs: Needs, { caller, cookie }: Pick<Asking, 'caller' | 'cookie'>): string | null {
  if (caller) return `user ${caller.id}`;
  const token = cookie(COOKIE);
  return token !== undefined && token === signed(needs, token.slice(0, HALF)) ? visitorKey(token) : null;
}

/** The same, and a browser without one gets one. */
export function knownReaderKey(needs: Needs, asking: Asking): string {
  const known = readerKey(needs, asking);
  if (known !== null) return known;
  const token = newCookie(needs, asking.ip);
  asking.setCookie(COOKIE, token, { maxAge: YEAR });
  return visitorKey(token);
}
