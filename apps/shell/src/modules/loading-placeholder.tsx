import { fa } from '../messages/fa.ts';

/** Reserves the space of a part while its code loads. Invisible at first, so that fast loads do not flicker. */
export function LoadingPlaceholder({ size }: { size: 'page' | 'slot' }) {
  return <div className={`sh-waiting sh-waiting-${size}`} role="status" aria-label={fa.module.loading} />;
}
