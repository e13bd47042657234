import { emptySampleThing, sampleThingToBody, sampleThingToChange } from './sample-thing.conversions.ts';

it('sends no outer blanks, and an empty note as none', () => {
  expect(sampleThingToBody({ ...emptySampleThing, title: '  عنوان  ', note: '   ' })).toEqual({
    title: 'عنوان',
    note: null,
  });
});

it('sends the status and the version that was read with a change only', () => {
  expect(sampleThingToChange({ title: 'عنوان', note: 'متن', status: 'closed' }, 3)).toEqual({
    title: 'عنوان',
    note: 'متن',
    status: 'closed',
    version: 3,
  });
});
