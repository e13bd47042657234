import { CHANNEL_KINDS, parseChannel, type ChannelKind } from '@hamyar/contracts';
import type { CurrentUser } from '../auth/current-user.ts';
import { declaredOnce } from '../declared-once.ts';
import type { Deps, ServerModule } from '../deps.ts';

/** A channel by its kind and the id of its entity. */
export interface Channel {
  name: string;
  kind: ChannelKind;
  id: number;
}

/** Who may subscribe to some kinds of channels; the module that publishes on them declares it. */
export interface ChannelPolicy {
  /** When access to an entity changes, the subscribers of all these kinds of its channels are checked again. */
  kinds: readonly ChannelKind[];
  /** Who may subscribe to the channels, which are all of these kinds; what that depends on is read once for everyone. */
  rights(
    deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
    channels: readonly Channel[],
  ): Promise<ChannelRights> | ChannelRights;
}

/** Whether a person may subscribe to a channel. */
export type ChannelRights = (user: CurrentUser, channel: Channel) => boolean;

declare module '../deps.ts' {
  interface ServerModule {
    /** Policies of the socket channels on which the module publishes (decisions 2.4 "Who learns what"). */
    readonly channels?: readonly ChannelPolicy[];
  }
}

/** A policy that reads no rows: it depends only on the person and the id. */
export const channelByPerson = (kind: ChannelKind, may: (user: CurrentUser, id: number) => boolean): ChannelPolicy => ({
  kinds: [kind],
  rights:
    () =>
    (user, { id }) =>
      may(user, id),
});

/** The policies of all modules by the kind of channel. @throws when two of them are for the same kind */
const policiesByKind = (modules: readonly ServerModule[]): ReadonlyMap<ChannelKind, ChannelPolicy> =>
  declaredOnce(modules, 'channel', ({ channels = [] }) =>
    channels.flatMap((policy) => policy.kinds.map((kind) => [kind, policy] as const)),
  );

/** Checks at the start that each kind of channel has one policy. @throws when a kind of the contracts has none or two */
export function checkChannelPolicies(modules: readonly ServerModule[]): void {
  const policies = policiesByKind(modules);
  const missing = CHANNEL_KINDS.filter((kind) => !policies.has(kind));
  if (missing.length > 0) throw new Error(`no module declares who may subscribe to the channels ${missing.join(', ')}`);
}

/**
 * What a person hears before they have chosen a password of their own: that the session has ended, and that the password
 * was changed. Somebody else may know the one they were given (decisions 2.2).
 */
const WITH_GIVEN_PASSWORD: readonly ChannelKind[] = ['private-user', 'system'];

/** Which of some channels a person may subscribe to. */
export type Subscribable = (user: CurrentUser) => ReadonlySet<string>;

const isOpenTo = (user: CurrentUser, { kind }: Channel): boolean =>
  !user.must_change_password || WITH_GIVEN_PASSWORD.includes(kind);

/**
 * Reads who may subscribe to the channels, for any number of people; nobody may subscribe to a kind that no module
 * declares.
 */
export async function channelRights(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  names: readonly string[],
): Promise<Subscribable> {
  const channels = names.flatMap((name) => {
    const channel = parseChannel(name);
    return channel ? [{ name, ...channel }] : [];
  });
  const declared = await Promise.all(
    [...new Set(policiesByKind(deps.modules).values())].map(async ({ kinds, rights }) => {
      const own = channels.filter(({ kind }) => kinds.includes(kind));
      return own.length === 0 ? [] : [{ own, may: await rights(deps, own) }];
    }),
  );
  return (user) =>
    new Set(
      declared
        .flat()
        .flatMap(({ own, may }) =>
          own.filter((channel) => isOpenTo(user, channel) && may(user, channel)).map(({ name }) => name),
        ),
    );
}

/**
 * All channels of the entity that a channel is about, by the policy that declares its kind: `ticket.7` gives also
 * `ticket-staff.7`.
 */
export function channelsOfEntity(modules: readonly ServerModule[], name: string): string[] {
  const channel = parseChannel(name);
  const policy = channel && policiesByKind(modules).get(channel.kind);
  return policy ? policy.kinds.map((kind) => `${kind}.${channel.id}`) : [];
}
