import { returnPath } from '@hamyar/domain';

/** Where to go after login: a path of this site, never a login page, else the landing page of the edition. */
export const nextPath = (search: string, landing: string): string =>
  returnPath(new URLSearchParams(search).get('next')) ?? landing;
