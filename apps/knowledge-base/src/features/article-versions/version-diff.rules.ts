/** A paragraph, heading, list, table or code of a text. */
export interface Block {
  tag: string;
  html: string;
  /** Its visible words; items of a list one per line. */
  text: string;
}

/** A part of a text that both have, or only one of them. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What became of one block. */
export type BlockChange =
  | { kind: 'same'; before: Block; after: Block }
  | { kind: 'changed'; before: Block; after: Block; parts: Part[] }
  | { kind: 'removed'; before: Block }
  | { kind: 'added'; after: Block };

/** Comparisons of one text; beyond it everything between the equal ends counts as replaced. */
const MOST_COMPARISONS = 1_000_000;
/** Share of words that two blocks have in common when one is the other, changed. */
const ALIKE = 0.35;

type Step<Item> =
  | { kind: 'same'; before: Item; after: Item }
  | { kind: 'removed'; before: Item }
  | { kind: 'added'; after: Item };

/** The longest common sequence of two lists, and what is only in one of them. */
export function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  same: (a: Item, b: Item) => boolean,
): Step<Item>[] {
  let start = 0;
  while (start < before.length && start < after.length && same(before[start]!, after[start]!)) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && same(before.at(-1 - end)!, after.at(-1 - end)!))
    end += 1;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const pair = (at: number, from: number): Step<Item> => ({ kind: 'same', before: before[at]!, after: after[from]! });
  return [
    ...Array.from({ length: start }, (_, at) => pair(at, at)),
    ...compareMiddle(left, right, same),
    ...Array.from({ length: end }, (_, at) => pair(before.length - end + at, after.length - end + at)),
  ];
}

function compareMiddle<Item>(
  left: readonly Item[],
  right: readonly Item[],
  same: (a: Item, b: Item) => boolean,
): Step<Item>[] {
  const removed = (item: Item): Step<Item> => ({ kind: 'removed', before: item });
  const added = (item: Item): Step<Item> => ({ kind: 'added', after: item });
  if (left.length * right.length > MOST_COMPARISONS) return [...left.map(removed), ...right.map(added)];
  const width = right.length + 1;
  // lengths[i * width + j]: the longest common sequence of left from i on and right from j on
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = same(left[i]!, right[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const steps: Step<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (same(left[i]!, right[j]!)) {
      steps.push({ kind: 'same', before: left[i]!, after: right[j]! });
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      steps.push(removed(left[i]!));
      i += 1;
    } else {
      steps.push(added(right[j]!));
      j += 1;
    }
  }
  return [...steps, ...left.slice(i).map(removed), ...right.slice(j).map(added)];
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Two texts word by word. */
export function compareTexts(before: string, after: string): Part[] {
  const parts: Part[] = [];
  for (const step of compareLists(wordsOf(before), wordsOf(after), Object.is)) {
    const text = step.kind === 'added' ? step.after : step.before;
    const last = parts.at(-1);
    if (last?.kind === step.kind) last.text += text;
    else parts.push({ kind: step.kind, text });
  }
  return parts;
}

/** How many words two texts have in common, of all: 0 to 1. Spaces are no words. */
function likeness(before: string, after: string): number {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const all = Math.max(count(before), count(after));
  if (all === 0) return 1;
  const shared = compareTexts(before, after).filter(({ kind }) => kind === 'same');
  return shared.reduce((sum, { text }) => sum + count(text), 0) / all;
}

/** Two texts block by block; a removed block with a similar new one after it is one that has changed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const steps = compareLists(before, after, (a, b) => a.html === b.html);
  const changes: BlockChange[] = [];
  for (let at = 0; at < steps.length; ) {
    const run: Step<Block>[] = [];
    while (at < steps.length && steps[at]!.kind !== 'same') run.push(steps[at++]!);
    changes.push(...paired(run));
    const same = steps[at];
    if (same?.kind === 'same') {
      changes.push(same);
      at += 1;
    }
  }
  return changes;
}

function paired(run: readonly Step<Block>[]): BlockChange[] {
  const added = run.flatMap((step) => (step.kind === 'added' ? [step.after] : []));
  const changes: BlockChange[] = [];
  for (const step of run) {
    if (step.kind !== 'removed') continue;
    const match = added.findIndex(
      (block) => block.tag === step.before.tag && likeness(step.before.text, block.text) >= ALIKE,
    );
    if (match === -1) changes.push(step);
    else {
      changes.push(...added.slice(0, match).map((after) => ({ kind: 'added' as const, after })));
      const after = added[match]!;
      changes.push({ kind: 'changed', before: step.before, after, parts: compareTexts(step.before.text, after.text) });
      added.splice(0, match + 1);
    }
  }
  return [...changes, ...added.map((after) => ({ kind: 'added' as const, after }))];
}
