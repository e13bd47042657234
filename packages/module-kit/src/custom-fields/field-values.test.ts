import { fieldValuesFilter, type FieldValues } from './field-values.ts';

const { read, write } = fieldValuesFilter();

describe('the values of custom fields in the address of a list', () => {
  it.each<FieldValues>([
    { 1: '7' },
    { 1: 'NR-1, ~:%' },
    { 2: { from: '200' } },
    { 2: { to: '2026-03-01' } },
    { 1: '7', 2: { from: '1', to: '3' } },
  ])('[decisions 2.3] are read as they were written: %j', (values) => {
    expect(read(write(values))).toEqual(values);
  });

  it.each(['', '5', 'x:1', '1:', '2:~', '1:%E0%A4'])(
    '[decisions 2.3] are none where the address is broken: %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
