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
