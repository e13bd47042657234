import { fa } from '../messages/fa.ts';

/** Reserves the space of a part while its code loads; nothing is visible at first, so fast loads do not flash. */
export function LoadingPlaceholder({ size }: { size: 'page' | 'slot' }) {
  return <div className={`sh-waiting sh-waiting-${size}`} role="status" aria-label={fa.module.loading} />;
}
