import type { SessionUser } from '@hamyar/contracts';

type Member = Pick<SessionUser, 'supervisor' | 'organization' | 'organization_shared'>;

/** Whether this customer sees the tickets of the whole organisation: as its supervisor, or because its members do (decisions 2.1). */
export const seesColleagues = ({ supervisor, organization, organization_shared: shared }: Member): boolean =>
  organization !== null && (supervisor || shared);

/**
 * Whether the own tickets come first. A supervisor answers for those of the organisation; a member only reads what
 * colleagues have sent, so that none of it waits for them.
 */
export const ownComeFirst = (user: Member): boolean => seesColleagues(user) && !user.supervisor;
