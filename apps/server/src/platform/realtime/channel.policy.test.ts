import type { ServerModule } from '../deps.ts';
import { channelByPerson, channelsOfEntity, checkChannelPolicies } from './channel.policy.ts';

describe('a change of access', () => {
  const visits: ServerModule = {
    name: 'visits',
    channels: [{ kinds: ['ticket', 'presence-ticket'], rights: () => () => false }],
    register: () => {},
  };
  const people: ServerModule = {
    name: 'people',
    channels: [channelByPerson('private-user', () => true)],
    register: () => {},
  };

  it('[decisions 2.4] concerns all channels of the entity that its module declares together, whatever the module', () => {
    expect(channelsOfEntity([people, visits], 'ticket.7')).toEqual(['ticket.7', 'presence-ticket.7']);
    expect(channelsOfEntity([people, visits], 'private-user.7')).toEqual(['private-user.7']);
  });

  it('concerns nobody when no module declares the channel, because nobody can have subscribed to it', () => {
    expect(channelsOfEntity([people], 'ticket.7')).toEqual([]);
    expect(channelsOfEntity([visits], 'no channel')).toEqual([]);
  });

  it('[decisions 2.4] is decided by one module; the start ends with the names of two that declare the same channel', () => {
    const second: ServerModule = { name: 'meetings', channels: [channelByPerson('ticket', () => true)] };
    expect(() => checkChannelPolicies([people, visits, second])).toThrow(
      'the channel ticket is declared by the module visits and by meetings',
    );
  });
});
