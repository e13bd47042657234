import { ANNOUNCEMENT_CHANNELS, type AnnouncementChannel, type FieldError } from '@hamyar/contracts';
import { ALL_BRANCHES } from '@hamyar/domain';
import type { CurrentUser } from '../../platform/auth/current-user.ts';
import { keepRows } from '../../platform/database/replaced-tables.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { toRichText } from '../../platform/richtext/rich-text.ts';
import { hasGateway } from '../notifications/public.ts';
import { selectOrganizations } from '../organizations/public.ts';
import { settingsOf } from '../settings/public.ts';
import { managesAllBranches } from './announcement.policy.ts';
import type { AnnouncementRecord } from './announcement.repository.ts';
import { namesOfTargets, type AudienceColumns } from './audience.repository.ts';
import { messages } from './messages.ts';

/** The lists that narrow each audience, besides its branches. */
const OWN_LISTS = {
  customers: ['organization_ids', 'customer_level_ids'],
  employees: ['department_ids', 'role_ids'],
} as const;
const OF_OTHERS = { customers: OWN_LISTS.employees, employees: OWN_LISTS.customers } as const;

/** The channels that can reach people now; a medium without a gateway is none of them (decisions 2.13). */
export async function openChannels(
  deps: Pick<Deps, 'db' | 'broker' | 'modules'>,
  trx?: Trx,
): Promise<AnnouncementChannel[]> {
  const settings = await settingsOf(deps).current(trx);
  return ANNOUNCEMENT_CHANNELS.filter(
    (channel) => (channel !== 'email' && channel !== 'sms') || hasGateway(settings, channel),
  );
}

/** The branches that somebody may name: any, or the own one alone (decisions 2.25). */
export function refusedBranches(user: CurrentUser, branchIds: readonly number[]): FieldError | null {
  const named = branchIds.filter((id) => id !== ALL_BRANCHES);
  if (branchIds.length === 0 || (named.length > 0 && named.length < branchIds.length))
    return fieldError('branch_ids', 'CHOICE');
  const own = managesAllBranches(user) || (branchIds.length === 1 && branchIds[0] === user.branch_id);
  return own ? null : fieldError('branch_ids', 'CHOICE', {}, messages.ownBranch);
}

/** Why an audience is refused, field by field: what it names exists, is in scope, and is of its kind of people. */
export async function audienceErrors(trx: Trx, user: CurrentUser, of: AudienceColumns): Promise<FieldError[]> {
  const branches = refusedBranches(user, of.branch_ids);
  const errors: FieldError[] = branches ? [branches] : [];
  for (const field of OF_OTHERS[of.audience])
    if (of[field].length > 0) errors.push(fieldError(field, 'CHOICE', {}, messages.notOfAudience));
  const named = of.branch_ids.filter((id) => id !== ALL_BRANCHES);
  await keepRows(trx, 'branch', named);
  await keepRows(trx, 'department', of.department_ids);
  await keepRows(trx, 'role', of.role_ids);
  await keepRows(trx, 'customer_level', of.customer_level_ids);
  const names = await namesOfTargets(trx, [of]);
  const reachable = await selectOrganizations(trx, user, of.organization_ids);
  const known: readonly [keyof AudienceColumns, number, number][] = [
    ['branch_ids', names.branches.length, named.length],
    ['department_ids', names.departments.length, of.department_ids.length],
    ['role_ids', names.roles.length, of.role_ids.length],
    ['customer_level_ids', names.customer_levels.length, of.customer_level_ids.length],
    ['organization_ids', reachable.size, of.organization_ids.length],
  ];
  for (const [field, found, wanted] of known)
    if (found < wanted && !errors.some((one) => one.field === field)) errors.push(fieldError(field, 'CHOICE'));
  return errors;
}

/** What an announcement is going to be, as far as rules compare its values. */
export type Wanted = AudienceColumns &
  Pick<AnnouncementRecord, 'title' | 'body_html' | 'start_at' | 'end_at' | 'channels' | 'state'>;

/** Why times, text and channels are refused. `shown`: people get it now or when it starts. */
export async function contentErrors(
  deps: Deps,
  trx: Trx,
  wanted: Wanted,
  { shown, channelsChanged }: { shown: boolean; channelsChanged: boolean },
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (wanted.title === '') errors.push(fieldError('title', 'REQUIRED'));
  if (shown && toRichText(wanted.body_html).empty) errors.push(fieldError('body', 'REQUIRED', {}, messages.emptyBody));
  const now = deps.clock.now();
  const start = wanted.start_at && wanted.start_at > now ? wanted.start_at : now;
  if (wanted.end_at && (shown ? wanted.end_at <= start : wanted.start_at !== null && wanted.end_at <= wanted.start_at))
    errors.push(fieldError('end_at', 'DATE', {}, messages.endAfterStart));
  if (channelsChanged) {
    const open = await openChannels(deps, trx);
    if (wanted.channels.some((channel) => !open.includes(channel)))
      errors.push(fieldError('channels', 'CHOICE', {}, messages.noGateway));
  }
  return errors;
}
