import { citationViolation, citedStatements, sentenceViolation } from './citations.ts';

const SCREEN = 'apps/tickets/src/screens/tickets.screen.test.tsx';
const SERVER = 'apps/server/src/modules/tickets/tickets.int.test.ts';

/** A sentence with a citation; a literal one would be checked by the lint rule itself. */
const cites = (list: string, rest = 'shows it') => `[${list}] ${rest}`;

describe('the citations of tests', () => {
  it('are the statements of the product spec at the beginning of a sentence, not decisions or issues', () => {
    expect(citedStatements(cites('2.44, decisions 2.3, 5.27'))).toEqual(['2.44', '5.27']);
    expect(citedStatements(cites('issue 2, kill -9'))).toEqual([]);
    expect(citedStatements(`shows ${cites('2.44')}`)).toEqual([]);
  });

  it('may name statements and sections that exist', () => {
    for (const sentence of [cites('2.37'), cites('2.15, decisions 2.3'), cites('issue 2, kill -9'), 'no citation'])
      expect(sentenceViolation(sentence, SCREEN)).toBeUndefined();
  });

  it.each([
    ['an unknown statement', '2.99', 'no statement 2.99'],
    ['an unknown section of the decisions', 'decisions 2.24', 'no section 2.24'],
    ['text that is neither', '2.37, nonsense', '"nonsense" is neither'],
    ['an unknown statement after a known one', '2.37, 2.99', 'no statement 2.99'],
  ])('must not name %s', (_what, list, why) => {
    expect(citationViolation(cites(list), SCREEN)).toContain(why);
  });

  it('stand in one pair of brackets', () => {
    expect(citationViolation(cites('2.37', cites('9.5')), SCREEN)).toContain('one pair of brackets');
  });

  it('name a section of the decisions with its word', () => {
    expect(citationViolation(cites('decisions 2.0'), SCREEN)).toBeUndefined();
    expect(citationViolation(cites('2.0'), SCREEN)).toContain('"decisions 2.0"');
  });

  it('name no screen in a folder without screens, except those that the server serves itself', () => {
    expect(citationViolation(cites('2.25'), SERVER)).toContain('is the screen');
    expect(citationViolation(cites('2.25'), SCREEN)).toBeUndefined();
    expect(citationViolation(cites('2.49'), SERVER)).toBeUndefined();
    expect(citationViolation(cites('5.1'), SERVER)).toBeUndefined();
  });

  it('are only at the beginning of a sentence', () => {
    expect(sentenceViolation(`leads back as ${cites('2.19')}`, SCREEN)).toContain('begins with what it cites');
    expect(sentenceViolation(cites('2.37', 'remembers as decisions 2.3 says'), SCREEN)).toContain('begins with');
    expect(citationViolation(`leads back as ${cites('2.19')}`, SCREEN)).toBeUndefined();
  });
});
