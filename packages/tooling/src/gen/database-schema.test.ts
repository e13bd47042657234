import { columnsPage } from './database-schema.ts';

describe('[architecture 4] the names of the stored columns', () => {
  it('are read from the schema that the migrations make: columns only, names without quotes', () => {
    const page = columnsPage(
      [
        '-- Written by `npm run gen`',
        '',
        'create table tag (',
        '  id bigint not null generated as identity,',
        '  name text not null,',
        '  constraint tag_pkey PRIMARY KEY (id)',
        ');',
        'CREATE INDEX tag_name ON tag USING btree (name);',
        '',
        'create table "user" (',
        '  "order" integer not null',
        ');',
      ].join('\n'),
    );
    expect(page).toContain("tag: 'id' | 'name';");
    expect(page).toContain("user: 'order';");
    expect(page).not.toContain('constraint');
  });
});
