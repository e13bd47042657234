import { RichText } from '@hamyar/design-system/editor';
import { fill } from '@hamyar/persian';
import { staffText } from '../../messages/fa-staff.ts';
import type { Block, BlockChange, Part } from './version-diff.rules.ts';

const text = staffText.versions;

interface BlockChangesProps {
  changes: readonly BlockChange[];
  before: number;
  after: number;
  /** Both versions beside each other; otherwise one below the other. */
  sideBySide: boolean;
  changedOnly: boolean;
  /** Index of the change that the arrows have reached. */
  current: number;
}

/** The texts of two versions, block by block: what is new is marked, and where a version has nothing it says so. */
export function BlockChanges({ changes, before, after, sideBySide, changedOnly, current }: BlockChangesProps) {
  let changed = -1;
  return (
    <div className={sideBySide ? 'kb-diff kb-diff-two' : 'kb-diff'}>
      {runs(changes, changedOnly).map((item, at) => {
        if (typeof item === 'number')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each pair of versions
            <p key={at} className="kb-diff-fold">
              {fill(text.unchanged, { n: item })}
            </p>
          );
        if (item.kind !== 'same') changed += 1;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each pair of versions
            key={at}
            className={`kb-diff-row kb-diff-${item.kind}`}
            data-change={item.kind === 'same' ? undefined : changed}
            aria-current={item.kind !== 'same' && changed === current ? 'true' : undefined}
          >
            <Side change={item} side="before" missing={fill(text.missing, { n: before })} />
            {item.kind === 'same' && !sideBySide ? null : (
              <Side change={item} side="after" missing={fill(text.missing, { n: after })} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Blocks without a change become their number. */
function runs(changes: readonly BlockChange[], changedOnly: boolean): (BlockChange | number)[] {
  if (!changedOnly) return [...changes];
  const shown: (BlockChange | number)[] = [];
  for (const change of changes) {
    const last = shown.at(-1);
    if (change.kind !== 'same') shown.push(change);
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}

interface SideProps {
  change: BlockChange;
  side: 'before' | 'after';
  missing: string;
}

function Side({ change, side, missing }: SideProps) {
  if (change.kind === 'changed') {
    const gone = side === 'before' ? 'added' : 'removed';
    return (
      <div className="kb-diff-side">
        <Marked block={change[side]} parts={change.parts.filter(({ kind }) => kind !== gone)} />
      </div>
    );
  }
  const block =
    change.kind === 'same'
      ? change[side]
      : side === 'before' && change.kind === 'removed'
        ? change.before
        : side === 'after' && change.kind === 'added'
          ? change.after
          : null;
  if (block === null) return <div className="kb-diff-side kb-diff-missing">{missing}</div>;
  const highlight = change.kind === 'same' ? undefined : change.kind;
  return (
    <div className="kb-diff-side">
      {highlight === 'added' ? (
        <ins>
          <RichText html={block.html} />
        </ins>
      ) : highlight === 'removed' ? (
        <del>
          <RichText html={block.html} />
        </del>
      ) : (
        <RichText html={block.html} />
      )}
    </div>
  );
}

/** The words of a changed block, with those that are new or gone marked. */
function Marked({ block, parts }: { block: Block; parts: readonly Part[] }) {
  return (
    <div className={`hd-rich kb-diff-words kb-diff-words-${block.tag.toLowerCase()}`} dir="auto">
      {parts.map(({ kind, text: words }, at) => {
        const Highlight = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        return <Highlight key={at}>{words}</Highlight>;
      })}
    </div>
  );
}
