import { isolate, toFa } from '@hamyar/persian';

/** The sentence of a system line, with the placeholder `{user}` and sometimes `{target}`. */
export interface SystemLine {
  text: string;
  user: string;
  target: string;
}

/** Digits of a number in the order of its parts, among Persian words. */
export const ticketNumber = (value: string): string => isolate(toFa(value));
