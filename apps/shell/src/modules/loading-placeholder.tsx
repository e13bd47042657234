import { fa } from '../messages/fa.ts';

/** Keeps the place of a part whose code is on its way; nothing is drawn for the first moments, so fast loads do not flash. */
export function LoadingPlaceholder({ size }: { size: 'page' | 'slot' }) {
  return <div className={`sh-waiting sh-waiting-${size}`} role="status" aria-label={fa.module.loading} />;
}
