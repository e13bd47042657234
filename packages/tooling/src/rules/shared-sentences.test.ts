import { catalogueFiles, sentencesOf } from '../catalogues.ts';

const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');

describe('the sentences of the product', () => {
  const catalogues = catalogueFiles();

  it('stand in one package each: what two packages say is taken from packages/persian/src/messages.ts', () => {
    expect(catalogues.length).toBeGreaterThan(20);
    const packages = new Map<string, Set<string>>();
    for (const file of catalogues)
      for (const sentence of sentencesOf(file))
        packages.set(sentence, (packages.get(sentence) ?? new Set()).add(packageOf(file)));
    const twice = [...packages].filter(([, where]) => where.size > 1);
    expect(twice.map(([sentence, where]) => `${sentence}: ${[...where].sort().join(', ')}`)).toEqual([]);
  });
});
