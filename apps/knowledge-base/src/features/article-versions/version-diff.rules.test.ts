import { compareBlocks, compareLists, compareTexts, type Block } from './version-diff.rules.ts';

const block = (text: string, tag = 'P'): Block => ({ tag, text, html: `<${tag}>${text}</${tag}>` });
const kinds = (before: string[], after: string[]) =>
  compareBlocks(
    before.map((text) => block(text)),
    after.map((text) => block(text)),
  ).map(({ kind }) => kind);

describe('the difference of two versions', () => {
  it('finds what both have, whatever stands between', () => {
    expect(kinds(['یک', 'دو', 'سه'], ['یک', 'سه'])).toEqual(['same', 'removed', 'same']);
    expect(kinds(['یک', 'سه'], ['یک', 'دو', 'سه'])).toEqual(['same', 'added', 'same']);
    expect(kinds([], ['یک'])).toEqual(['added']);
    expect(kinds(['یک'], [])).toEqual(['removed']);
    expect(kinds([], [])).toEqual([]);
  });

  it('says of a paragraph with other words which of them are new', () => {
    const [change] = compareBlocks(
      [block('مهلت پاسخ را روی ۱۰ ثانیه بگذارید')],
      [block('مهلت پاسخ را روی ۳۰ ثانیه بگذارید')],
    );
    expect(change?.kind).toBe('changed');
    expect(change?.kind === 'changed' && change.parts.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '۱۰' },
      { kind: 'added', text: '۳۰' },
    ]);
  });

  it('shows a paragraph that has nothing in common with the new one as removed, and the new one as added', () => {
    expect(kinds(['مرورگر خود را عوض کنید'], ['بانک مبلغ را برمی‌گرداند و پیامک می‌فرستد'])).toEqual([
      'removed',
      'added',
    ]);
  });

  it('never pairs a heading with a paragraph', () => {
    const changes = compareBlocks([block('وضعیت بانک', 'H2')], [block('وضعیت بانک', 'P')]);
    expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('gives back both texts, for random lists', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const before = Array.from({ length: next(12) }, () => String(next(5)));
      const after = Array.from({ length: next(12) }, () => String(next(5)));
      const steps = compareLists(before, after, Object.is);
      expect(steps.flatMap((step) => (step.kind === 'added' ? [] : [step.before]))).toEqual(before);
      expect(steps.flatMap((step) => (step.kind === 'removed' ? [] : [step.after]))).toEqual(after);
    }
  });

  it('ends also for texts that are too long to be compared word by word', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join(' ');
    expect(compareTexts(long('الف'), long('ب')).map(({ kind }) => kind)).toContain('added');
  });
});
