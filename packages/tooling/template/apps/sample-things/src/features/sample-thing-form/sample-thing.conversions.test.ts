import { emptySampleThing, sampleThingToBody, sampleThingToChange } from './sample-thing.conversions.ts';

it('sends no outer blanks, and an empty note as none', () => {
  expect(sampleThingToBody({ ...emptySampleThing, title: '  عنوان  ', note: '   ' })).toEqual({
    title: 'عنوان',
    note: null,
  });
});

it('sends the status, whether it is public and the version that was read with a change only', () => {
  expect(sampleThingToChange({ title: 'عنوان', note: 'متن', status: 'closed', public: true }, 3)).toEqual({
    title: 'عنوان',
    note: 'متن',
    status: 'closed',
    public: true,
    version: 3,
  });
});
