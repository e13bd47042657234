import { shared } from '@hamyar/persian';

/** Texts of the inline script of every page. */
export const repairTexts = { title: 'بخشی از برنامه بارگذاری نشد', retry: shared.retry };
