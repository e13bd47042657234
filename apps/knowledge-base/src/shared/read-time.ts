import { fill, truncate } from '@hamyar/persian';
import { fa } from '../messages/fa.ts';

/** Visible characters of the read time, and of a name in the results of a search (spec 9.4). */
const READ_TIME_CUT = 20;
export const RESULT_NAME_CUT = 40;

/** «۴ دقیقه مطالعه», at most 20 characters. */
export const readTime = (minutes: number): string => truncate(fill(fa.readTime, { n: minutes }), READ_TIME_CUT);
