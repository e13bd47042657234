import type { Generated, Insertable } from 'kysely';
import { columnsOf, type BodyColumns } from './body-columns.ts';

interface Body {
  title: string;
  note?: string | null;
  version?: number;
}
interface Table {
  id: Generated<number>;
  title: string;
  title_norm: string;
  note: string | null;
}
const COLUMNS = {
  title: (title) => ({ title, title_norm: title.toLowerCase() }),
  note: (note) => ({ note }),
  version: null,
} satisfies BodyColumns<Body, Table>;

describe('[architecture 4] a value that a body has', () => {
  it('is stored, or is said not to be, or the server does not compile', () => {
    const { note: _, ...incomplete } = COLUMNS;
    // @ts-expect-error the note is missing
    const columns: BodyColumns<Body, Table> = incomplete;
    expect(Object.keys(columns)).toEqual(['title', 'version']);
  });

  it('is stored in a column of its type, or the server does not compile', () => {
    // @ts-expect-error the column takes no number
    const columns: BodyColumns<Body, Table> = { ...COLUMNS, version: (title) => ({ title }) };
    expect(columns.version?.(1)).toEqual({ title: 1 });
  });

  it('of which the rules know nothing does not compile', () => {
    // @ts-expect-error there is no rule for the colour
    expect(columnsOf(COLUMNS, { title: 'A', colour: 'red' })).toEqual({ title: 'A', title_norm: 'a' });
  });

  it('fills its columns, those that are calculated from it too, and an absent one fills none', () => {
    expect(columnsOf(COLUMNS, { title: 'A', note: null, version: 3 })).toEqual({
      title: 'A',
      title_norm: 'a',
      note: null,
    });
    expect(columnsOf(COLUMNS, { title: undefined, note: 'n' })).toEqual({ note: 'n' });
  });

  it('that a new row needs and the body may leave out does not compile', () => {
    const full: Insertable<Table> = columnsOf(COLUMNS, { title: 'A' } as Body);
    // @ts-expect-error the title may be missing
    const part: Insertable<Table> = columnsOf(COLUMNS, { note: 'n' } as Partial<Body>);
    expect([full, part]).toEqual([{ title: 'A', title_norm: 'a' }, { note: 'n' }]);
  });
});
