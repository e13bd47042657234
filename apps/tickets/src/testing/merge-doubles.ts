import type { MergeCandidate } from '@hamyar/contracts';

/** A ticket that another one may be merged into. */
export const buildMergeCandidate = (changes: Partial<MergeCandidate> = {}): MergeCandidate => ({
  id: 500,
  number: '0509-000018-2',
  subject: 'خطای ۵۰۴ درگاه',
  status: 3,
  customer: { id: 70, name: 'رضا محمدی', employee: false, profile_picture_name: null },
  created_at: 1_777_500_000,
  same_customer: true,
  mergeable: true,
  ...changes,
});
