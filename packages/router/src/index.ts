export * from './tab-history.ts';
