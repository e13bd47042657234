import { z } from 'zod';
import { booleanInput, plainTextOrNull } from './field.schema.ts';
import { picture, publicSetting, secret, setting, settingsGroup } from './setting.ts';
import { answeredValues, groupAnswers, groupBodies, publicAnswers } from './settings/derived-shapes.schema.ts';

const desk = settingsGroup({
  days: setting(z.coerce.number().int().min(1), 3),
  open: publicSetting(booleanInput, true),
  note: publicSetting(plainTextOrNull(20), null),
  kinds: setting(z.array(z.enum(['a', 'b'])).min(1), ['a']),
  banner: picture(100),
  key: secret(8),
});
const groups = { desk };
const answer = { days: 3, open: true, note: null, kinds: ['a'], banner_name: null, key_set: false };

describe('a settings group', () => {
  it('has initial values: pictures by name, secrets as not set', () => {
    expect(answeredValues(desk, {})).toEqual(answer);
    expect(answeredValues(desk, { days: 5, banner_name: '1-a.png', key: 'x' })).toEqual({
      ...answer,
      days: 5,
      banner_name: '1-a.png',
      key_set: true,
    });
  });

  it('is returned in the types of its values, not in the other forms that a save accepts', () => {
    const schema = groupAnswers(groups).desk;
    expect(schema.parse(answer)).toEqual(answer);
    // a stored value may be outside a limit that was added later; the answer must still be valid
    expect(schema.safeParse({ ...answer, days: 0, kinds: [] }).success).toBe(true);
    for (const wrong of [{ days: '3' }, { open: 1 }, { kinds: ['c'] }, { banner_name: 7 }, { key_set: 'yes' }])
      expect(schema.safeParse({ ...answer, ...wrong }).success).toBe(false);
  });

  it('is saved by its changed keys, within their limits', () => {
    const body = groupBodies(groups);
    const save = (values: object) => body.safeParse({ group: 'desk', values });
    expect(save({ open: '0', banner_token: null, key: 'abc' }).data).toEqual({
      group: 'desk',
      values: { open: false, banner_token: null, key: 'abc' },
    });
    for (const wrong of [{ days: 0 }, { key: '123456789' }, { key_set: true }, { banner_name: 'x' }, { other: 1 }])
      expect(save(wrong).success).toBe(false);
    expect(body.safeParse({ group: 'none', values: {} }).success).toBe(false);
  });

  it('[7.18] shows visitors its public keys and its pictures', () => {
    expect(Object.keys(publicAnswers(groups)).sort()).toEqual(['banner_name', 'note', 'open']);
  });

  it('is refused when two of its keys, or two public keys of all groups, have the same name in the API', () => {
    const value = setting(z.string(), '');
    expect(() => settingsGroup({ logo: picture(10), logo_name: value })).toThrow('logo_name');
    expect(() => settingsGroup({ logo: picture(10), logo_token: value })).toThrow('logo_token');
    expect(() => settingsGroup({ key_set: value })).toThrow('key_set');
    const named = () => settingsGroup({ title: publicSetting(z.string(), '') });
    expect(() => publicAnswers({ one: named(), two: named() })).toThrow('two groups have a public setting title');
  });

  it('is refused when the type of the answer cannot be derived from the input schema', () => {
    const odd = settingsGroup({
      size: setting(
        z.string().transform((text) => text.length),
        0,
      ),
    });
    expect(() => groupAnswers({ odd })).toThrow('declare it by printedAs');
  });
});
