import type { Macro } from '@hamyar/contracts';

/** A macro for everybody that raises the importance. */
export const buildMacro = (changes: Partial<Macro> = {}): Macro => ({
  id: 3,
  version: 2,
  name: 'بالا بردن اهمیت',
  scope: 'global',
  departments: [],
  steps: [{ type: 'importance', importance: 3 }],
  after: 'stay',
  shortcut: null,
  status: true,
  usage_count: 0,
  last_used_at: null,
  editable: true,
  updated_at: 1_777_500_000,
  ...changes,
});
