import { wholeBody } from './whole-body.ts';

interface Body {
  title: string;
  note?: string | null;
  level?: number;
}

describe('[architecture 4] the body that a form sends', () => {
  it('has a value for every key of the call, or the module does not compile', () => {
    // @ts-expect-error the note is missing
    expect(wholeBody<Body>({ title: 'A', level: 1 })).toEqual({ title: 'A', level: 1 });
  });

  it('leaves out what the form says not to send, and sends null', () => {
    expect(wholeBody<Body>({ title: 'A', note: null, level: undefined })).toStrictEqual({ title: 'A', note: null });
  });

  it('that is made of another whole body lacks nothing of it', () => {
    const added = wholeBody<Body>({ title: 'A', note: 'n', level: 1 });
    const changed = wholeBody<Body & { version?: number }>({ ...added, version: 2 });
    expect(changed).toEqual({ title: 'A', note: 'n', level: 1, version: 2 });
    // @ts-expect-error the version is missing
    expect(wholeBody<Body & { version?: number }>(added)).toEqual(added);
  });
});
