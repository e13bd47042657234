export { subscribableChannels } from './channel.policy.ts';
export { realtimeModule } from './realtime.module.ts';
