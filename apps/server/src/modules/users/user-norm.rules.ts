import { searchKey, searchKeyCompact, formatMobile } from '@hamyar/persian';

/** The text that a search for a person's name compares, without spaces (decisions 2.0 "Search key"). */
export function nameNorm(firstName: string, lastName: string): string {
  return searchKeyCompact(`${firstName} ${lastName}`);
}

/** The text that a search for a person's contacts compares: user name, e-mail and mobile in both spellings. */
export function contactNorm({
  username,
  email,
  mobile,
}: {
  username: string | null;
  email: string | null;
  mobile: string | null;
}): string {
  return searchKey([username, email, mobile, mobile && formatMobile(mobile)].filter(Boolean).join(' '));
}
