import type { SlaRow } from '@hamyar/contracts';
import type { Actor } from '@hamyar/domain';
import { unixSeconds } from '../../platform/clock/unix-seconds.ts';
import { mayKeepSla } from './sla.policy.ts';
import type { SlaRecord } from './sla.repository.ts';

/** A policy as its reader gets it. */
export const presentSla = ({ created_at, updated_at, ...record }: SlaRecord, user: Actor): SlaRow => ({
  ...record,
  editable: mayKeepSla(user, record),
  created_at: unixSeconds(created_at),
  updated_at: unixSeconds(updated_at),
});
