import { emptySampleThing, sampleThingToBody } from './sample-thing.conversions.ts';

it('sends no outer blanks, and an empty note as none', () => {
  expect(sampleThingToBody({ ...emptySampleThing, title: '  عنوان  ', note: '   ' })).toEqual({
    title: 'عنوان',
    note: null,
  });
});
