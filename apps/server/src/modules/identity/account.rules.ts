/** The network of an address, for limits: the /24 of an IPv4, the /48 of an IPv6 (decisions 2.9). */
export function networkOf(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(ip);
  if (v4?.[1]) return `${v4[1]}.0/24`;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return `${[...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
    .slice(0, 3)
    .map((g) => g.toLowerCase())
    .join(':')}::/48`;
}

/** An account, and the credential epoch under which its owner proved who they are. */
export interface AccountRef {
  id: number;
  epoch: number;
}

/** What an attempt is counted under. */
export interface AttemptKeys {
  /** What the caller typed; its lock is reported. */
  name: string;
  /** The account behind it under all its names; its lock is not reported to a stranger. */
  account: string | null;
  /** The caller is the owner of the account, who is told that it is locked. */
  own?: boolean;
}

/** The keys of attempts. A name that no account has gets an account of its own, so that it takes the same work. */
export const attemptKeys = {
  byName: (key: string, id: number | null): AttemptKeys => ({
    name: `name ${key}`,
    account: id === null ? `nobody ${key}` : `account ${id}`,
  }),
  currentPassword: (id: number): AttemptKeys => ({ name: `password of ${id}`, account: `account ${id}`, own: true }),
  contactCode: (id: number): AttemptKeys => ({ name: `contact of ${id}`, account: null, own: true }),
  /** All keys under which guesses of an account's password are counted. */
  ofPassword: (id: number, names: readonly string[]): string[] => [
    ...names.map((name) => attemptKeys.byName(name, id).name),
    attemptKeys.currentPassword(id).name,
    `account ${id}`,
  ],
};
