import { toFa } from '@hamyar/persian';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** Unix milliseconds of its end. */
  until: number;
  /** Whole duration in seconds, for the ring; 120 for a one-time code (spec 4.9). */
  total: number;
  /** Called once at zero. */
  onEnd: () => void;
  /** Text around the clock, for example `(clock) => <>{clock} تا ارسال مجدد کد</>`. */
  children: (clock: ReactNode) => ReactNode;
}

const RADIUS = 16;
const ROUND = 2 * Math.PI * RADIUS;
const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * A 38 px ring that empties and a clock «۱:۴۲». It reads the wall clock, so a tab that was suspended shows the right
 * time.
 */
export function Countdown({ until, total, onEnd, children }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(until));
  // a new function alone must not restart the clock
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    setLeft(secondsLeft(until));
    const timer = setInterval(() => {
      const now = secondsLeft(until);
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        end();
      }
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const clock = toFa(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
  return (
    <span className="hd-countdown" role="timer" aria-live="off">
      <svg width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">
        <circle className="hd-countdown-track" cx="19" cy="19" r={RADIUS} fill="none" strokeWidth="3.5" />
        <circle
          className="hd-countdown-rest"
          cx="19"
          cy="19"
          r={RADIUS}
          fill="none"
          strokeWidth="3.5"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, left / total))}
        />
      </svg>
      <span>{children(<b dir="ltr">{clock}</b>)}</span>
    </span>
  );
}
