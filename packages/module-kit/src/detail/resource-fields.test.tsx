import { buildUser, renderInTestShell, screen } from '@hamyar/testing';
import { ResourceFields, type ShownFields } from './resource-fields.tsx';

interface Visit {
  id: number;
  title: string;
  note?: string | null;
}
const FIELDS: ShownFields<Visit> = {
  note: ({ note }) => <p>{note}</p>,
  title: ({ title }) => <b>{title}</b>,
  id: null,
};

describe('[architecture 4] the fields of an object', () => {
  it('are all shown, or said not to be, or the module does not compile', () => {
    const { note: _, ...incomplete } = FIELDS;
    // @ts-expect-error the note is missing
    const fields: ShownFields<Visit> = incomplete;
    expect(Object.keys(fields)).toEqual(['title', 'id']);
  });

  it('are shown in the order of the table', () => {
    const item = { id: 7, title: 'بازدید', note: 'طبقهٔ دوم' };
    renderInTestShell(
      <main>
        <ResourceFields item={item} fields={FIELDS} />
      </main>,
      { user: buildUser('employee'), path: '/' },
    );
    expect(screen.getByRole('main').textContent).toBe('طبقهٔ دومبازدید');
  });
});
