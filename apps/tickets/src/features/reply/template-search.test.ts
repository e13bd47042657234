import { templatesByName, templatesByShortcut } from './template-search.rules.ts';

const text = (name: string, shortcut: string | null = null, keywords: string[] = []) => ({ name, shortcut, keywords });
const TEXTS = [
  text('پیگیری بانک', 'پی۱', ['درگاه']),
  text('خوش‌آمد', 'سلام'),
  text('سلام دوباره'),
  text('Refund', 'refund'),
];
const found = (typed: string) => templatesByShortcut(TEXTS, typed).map(({ name }) => name);

describe('ready-made texts by what is typed', () => {
  it('[decisions 2.12] the slash alone shows all, in their order', () => {
    expect(found('')).toEqual(TEXTS.map(({ name }) => name));
  });

  it('[decisions 2.12] a shortcut comes before a name, and a name before a keyword', () => {
    expect(found('سلام')).toEqual(['خوش‌آمد', 'سلام دوباره']);
    expect(found('درگاه')).toEqual(['پیگیری بانک']);
  });

  it('[decisions 2.12] Persian and Latin digits, Arabic letters, half-spaces and cases are one', () => {
    expect(found('پي1')).toEqual(['پیگیری بانک']);
    expect(found('خوشآمد')).toEqual(['خوش‌آمد']);
    expect(found('REF')).toEqual(['Refund']);
  });

  it('[decisions 2.12] offers nothing for what fits nothing', () => {
    expect(found('etc/hosts')).toEqual([]);
    expect(found('\u200c')).toEqual([]);
  });

  it('[2.85] the dialog searches a part of the name as it stands', () => {
    const names = (typed: string) => templatesByName(TEXTS, typed).map(({ name }) => name);
    expect(names('ری با')).toEqual(['پیگیری بانک']);
    expect(names('بانک پیگیری')).toEqual([]);
    expect(names('')).toHaveLength(4);
  });
});
