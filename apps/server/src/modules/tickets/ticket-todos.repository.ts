import type { Actor } from '@hamyar/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../platform/deps.ts';

declare module '../../platform/deps.ts' {
  interface ServerModule {
    /** SQL: whether a person who sees this ticket sees something that is to be done for it. */
    readonly hasTodosOf?: (user: Actor, ticketId: number) => RawBuilder<boolean>;
  }
}

/** SQL: whether the person has todos of a ticket that they see, so that its page asks for them only where there are some. */
export const hasTodos = ({ modules }: Pick<Deps, 'modules'>, user: Actor, ticketId: number): RawBuilder<boolean> =>
  modules.find(({ hasTodosOf }) => hasTodosOf)?.hasTodosOf?.(user, ticketId) ?? sql<boolean>`false`;
