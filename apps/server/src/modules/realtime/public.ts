export { channelByPerson, subscribableChannels, type ChannelPolicy } from './channel.policy.ts';
