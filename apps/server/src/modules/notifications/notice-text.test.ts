import { NOTICE_VARIABLES } from '@hamyar/contracts';
import fc from 'fast-check';
import { fillNotice, unknownNoticeVariables } from './notice-text.rules.ts';

const name = fc.constantFrom(...NOTICE_VARIABLES);
const word = fc.stringMatching(/^[a-z{}.]{0,12}$/);

describe('the text of a notice', () => {
  it('[decisions 2.17] is filled by look-up, and what a value contains is never read as a variable', () => {
    fc.assert(
      fc.property(name, word, word, (variable, before, value) => {
        const filled = fillNotice(`«${before}» {{ ${variable} }}!`, { [variable]: value });
        expect(filled).toBe(`«${fillNotice(`«${before}»`, {}).slice(1, -1)}» ${value}!`);
      }),
    );
    expect(fillNotice('{{ticket.subject}}', { 'ticket.subject': '{{recipient.name}}', 'recipient.name': 'سارا' })).toBe(
      '{{recipient.name}}',
    );
  });

  it('[decisions 2.17] loses a variable without a value, together with the blank before it', () => {
    expect(fillNotice('سلام {{recipient.name}} عزیز', {})).toBe('سلام عزیز');
  });

  it('[decisions 2.17] names variables that do not exist', () => {
    expect(unknownNoticeVariables('{{نام}} {{ticket.number}} {{ password }} {{نام}}')).toEqual(['نام', 'password']);
    fc.assert(fc.property(name, (variable) => expect(unknownNoticeVariables(`{{${variable}}}`)).toEqual([])));
  });
});
