import type { CSSProperties } from 'react';

/** The colour of an event as its style sheet mixes it: red, green and blue. */
export const eventColor = (hex: string): CSSProperties => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return { '--cl-color': `${at(1)} ${at(3)} ${at(5)}` } as CSSProperties;
};
