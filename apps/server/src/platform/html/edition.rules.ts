import type { Audience } from '@hamyar/contracts';

/** The edition of a page, and whether the person must use another host (module-platform 5). */
export interface EditionChoice {
  edition: Audience;
  /** The person's host, when it is not the requested one. */
  redirectHost?: string;
}

/**
 * By host name where the operator has set hosts, else by the session: visitors and customers get the customer edition,
 * employees the staff edition. A visitor's cookie `edition=staff` is a preference for the login page and gives no
 * right.
 */
export function chooseEdition(input: {
  host: string;
  staffHost: string | undefined;
  customerHost: string | undefined;
  user: { employee: boolean } | null;
  cookie: string | undefined;
}): EditionChoice {
  const { host, staffHost, customerHost, user, cookie } = input;
  const own: Audience = user ? (user.employee ? 'staff' : 'customer') : cookie === 'staff' ? 'staff' : 'customer';
  if (host === staffHost || host === customerHost) {
    const ofHost: Audience = host === staffHost ? 'staff' : 'customer';
    const ownHost = own === 'staff' ? staffHost : customerHost;
    return user && own !== ofHost
      ? { edition: own, ...(ownHost && ownHost !== host ? { redirectHost: ownHost } : {}) }
      : { edition: ofHost };
  }
  return { edition: own };
}
