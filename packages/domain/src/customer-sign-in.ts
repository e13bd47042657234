/** What an account shows to whoever signs in with it. */
export interface CustomerAccount {
  hasSignedIn: boolean;
  ticketCount: number;
  /** Of an organisation, whose members may see each other's tickets, or its supervisor. */
  ofOrganization: boolean;
}

/**
 * The permissions of which one is needed to change what a customer signs in with, none for a new and empty account
 * (decisions 2.2). Whoever gives these data can sign in with them: they must not open an account that is used, or that
 * sees more than its maker may give.
 */
export function signInPermissions({
  hasSignedIn,
  ticketCount,
  ofOrganization,
}: CustomerAccount): readonly ('manage customer sign-in' | 'manage organizations')[] {
  if (hasSignedIn || ticketCount > 0) return ['manage customer sign-in'];
  return ofOrganization ? ['manage customer sign-in', 'manage organizations'] : [];
}
