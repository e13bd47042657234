import { chipAttachments, isEmptyDraft, usedAttachments } from './compose-draft.ts';

const file = (id: number, inline = false) => ({
  id,
  inline,
  token: `token-of-${id}`,
  name: 'a.png',
  extension: 'png',
  mime: 'image/png',
  size: 1,
  dimentions: null,
});

describe('files of a text', () => {
  const draft = {
    body_html: '<p><img src="/api/attachment/7?inline=1"></p>',
    attachments: [file(7, true), file(77), file(8, true)],
  };

  it('send a pasted picture that is still in the text, and all other files', () => {
    expect(usedAttachments(draft).map(({ id }) => id)).toEqual([7, 77]);
  });

  it('are not named again when the text shows them, also on another device', () => {
    expect(chipAttachments({ ...draft, attachments: [file(7), file(77)] }).map(({ id }) => id)).toEqual([77]);
  });

  it('[decisions 2.4] make a text that may be sent without a word', () => {
    expect(isEmptyDraft({ body_html: '<p></p>', attachments: [file(1)] })).toBe(false);
    expect(isEmptyDraft({ body_html: '<p></p>', attachments: [] })).toBe(true);
  });
});
