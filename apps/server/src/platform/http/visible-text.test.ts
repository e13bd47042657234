import { isVisible as isVisibleInCalls } from '@hamyar/contracts';
import { isVisible as isVisibleInForms } from '@hamyar/persian';

// contracts imports nothing of ours, and forms know persian only: the same question has two answers that must be one
describe('[decisions 2.0] whether a person sees anything of a text', () => {
  it('is the same for the form that asks for it and for the call that refuses it, for every character', () => {
    const different: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code);
      if (isVisibleInCalls(sign) !== isVisibleInForms(sign)) different.push(code.toString(16));
    }
    expect(different).toEqual([]);
  });

  it.each([
    ['', false],
    [' \u200c\u200e\u2800\u00ad ', false],
    ['\u200cا', true],
    ['!', true],
  ] as const)('%j: %s', (text, seen) => {
    expect([isVisibleInCalls(text), isVisibleInForms(text)]).toEqual([seen, seen]);
  });
});
