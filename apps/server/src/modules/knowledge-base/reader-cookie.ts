import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';

/** Recognises the browser of a visitor who has said something about an article; contains no person. */
const COOKIE = 'kb.reader';
const YEAR = 31_536_000;

const visitorKey = (token: string): string => `visitor ${hashToken(token).toString('hex')}`;

type Asking = Pick<RequestContext, 'caller' | 'cookie' | 'setCookie'>;

/** The key under which what the caller says is stored; null for a browser that has none yet. */
export function readerKey({ caller, cookie }: Pick<Asking, 'caller' | 'cookie'>): string | null {
  if (caller) return `user ${caller.id}`;
  const token = cookie(COOKIE);
  return token && /^[\w-]{20,100}$/.test(token) ? visitorKey(token) : null;
}

/** The same, and a browser without one gets one. */
export function knownReaderKey(asking: Asking): string {
  const known = readerKey(asking);
  if (known !== null) return known;
  const token = newToken();
  asking.setCookie(COOKIE, token, { maxAge: YEAR });
  return visitorKey(token);
}
