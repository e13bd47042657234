import type { TrustedKey } from './license.rules.ts';

/**
 * Keys whose licenses are accepted. The vendor's own public keys are added here, one per generation; their private keys
 * stay with the vendor. The demo key is valid only in a database with the demo company (decisions 2.19); its private
 * key was deleted after it had signed the one license below.
 */
export const TRUSTED_KEYS: readonly TrustedKey[] = [
  { id: 'demo', demo: true, publicKey: 'MCowBQYDK2VwAyEAcGOmw9lRJY9TnyM0A44TmqwWfkHh287MaAz0P/JxKjk=' },
];

/** The license of the demo company: every feature, 60 employees, no end. */
export const DEMO_LICENSE =
  'eyJpZCI6ImRlbW8tMSIsInByb2R1Y3QiOiLZh9mF24zYp9ixIiwidHlwZSI6InNlbGZob3N0IiwiY3VzdG9tZXIiOiLYtNix2qnYqiDZhtmF2KfbjNi024wiLCJpc3N1ZWRfYXQiOjE3NjM1OTY4MD' +
  'AsImV4cGlyZXNfYXQiOm51bGwsImRlZmluZWRfZW1wbG95ZWVzIjo2MCwiZmVhdHVyZXMiOlsiY3VzdG9tZXJfY3VzdG9tX2ZpZWxkIiwib3JnYW5pemF0aW9uX2N1c3RvbV9maWVsZCIsInRpY2tl' +
  'dF9zZW5kX2JlaGFsZl9jdXN0b21lciIsImN1c3RvbV9maWVsZCIsIndvcmtpbmdzaGlmdCIsImN1c3RvbWVyX2V2ZW50IiwidGlja2V0X2Nhbm5lZF9tZXNzYWdlIiwidGlja2V0X2NvbmRpdGlvbm' +
  'FsX3NsYSIsInRpY2tldF9zaW1wbGVfc2xhIiwiZW1haWxfdG9fdGlja2V0Iiwia2JfY29yZSJdLCJkb21haW5zIjpbXSwiZ3JhY2VfZGF5cyI6MTQsInBhbmVsX3VybCI6Imh0dHBzOi8vcGFuZWwu' +
  'aGFteWFyLmV4YW1wbGUvbGljZW5jZSJ9' +
  '.7Tr8nIrxzWs2x_-FSbjmFaLWOG9dSxfgFjJT4iE-A8l3MiKh3T2Y-eUrIaE6sOjBXwqNyN95Niu-tBEA92nbDg';
