import type { Tag } from '@hamyar/contracts';
import { firstChoice, tagChoices } from './tag-choices.rules.ts';

const tag = (id: number, name: string): Tag => ({
  id,
  name,
  color: null,
  version: 1,
  usage_count: 0,
  is_archived: false,
  created_at: 0,
});
const all = [tag(1, 'بانک سپهر'), tag(2, 'اختلال بانکی'), tag(3, 'درگاه')];
const names = (typed: string, mayCreate = true, assigned = [all[2]!]) =>
  tagChoices({ all, assigned, typed, mayCreate }).map((choice) =>
    choice.kind === 'tag' ? choice.tag.name : `+${choice.name}`,
  );

describe('what the tag combobox offers', () => {
  it('[4.11] are tags that contain the text in any spelling, without those that the ticket has', () => {
    expect(names('بانك', false)).toEqual(['بانک سپهر', 'اختلال بانکی']);
    expect(names('', false)).toEqual(['بانک سپهر', 'اختلال بانکی']);
    expect(names('درگاه', false)).toEqual([]);
  });

  it('[4.11] is the text itself as a new tag, last, for whoever may create one', () => {
    expect(names('بانک')).toEqual(['بانک سپهر', 'اختلال بانکی', '+بانک']);
    expect(names('بانک', false)).toEqual(['بانک سپهر', 'اختلال بانکی']);
  });

  it('[decisions 2.10] is never a second tag of one name, nor one that the ticket has', () => {
    expect(names('بانک‌سپهر')).toEqual(['بانک سپهر']);
    expect(names('درگاه')).toEqual([]);
    expect(names(' \u200c ')).toEqual(['بانک سپهر', 'اختلال بانکی']);
  });

  it('begins at the tag with exactly this name', () => {
    const choices = tagChoices({ all: [...all, tag(4, 'بانک')], assigned: [], typed: 'بانک', mayCreate: true });
    expect(firstChoice(choices, 'بانك')).toBe(2);
    expect(firstChoice(choices, 'با')).toBe(0);
  });
});
