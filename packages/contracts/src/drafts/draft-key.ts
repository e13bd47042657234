/** Most drafts of one kind that a person writes at the same time, each in a tab of its own (docs/adr/0037). */
export const DRAFTS_PER_KIND = 20;

/**
 * The keys that a declared one stands for: `{id}` is a number, and a key without it may end in the number of a second
 * draft that is written at the same time, in another tab: `new:customer:2` (docs/adr/0037).
 */
export const draftKeyPattern = (declared: string): RegExp =>
  new RegExp(
    `^${declared.includes('{id}') ? declared.replace('{id}', '[1-9]\\d{0,14}') : `${declared}(:([2-9]|1\\d|${DRAFTS_PER_KIND}))?`}$`,
  );
