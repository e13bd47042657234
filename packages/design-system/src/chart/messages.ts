import { shared } from '@hamyar/persian';
/** Texts of charts. */
export const chartText = {
  failed: shared.chartFailed,
} as const;
