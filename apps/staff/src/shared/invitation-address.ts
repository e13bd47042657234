/** The address that accepts an invitation. */
export const invitationAddress = (token: string): string => `${window.location.origin}/login?invitation=${token}`;
