import { catalogPins, unusedPins } from './catalog-pins.ts';

const workspace = `packages:
  - apps/*

catalog:
  # the one in use
  react: 19.3.1
  "@fastify/static": 10.1.11
  "@types/react": 19.3.0

catalogs:
  tooling:
    typescript: 6.0.3
`;
const server = { name: 'server', version: '1.0.0', dependencies: { '@fastify/static': 'catalog:' } };
const client = { name: 'client', version: '1.0.0', dependencies: { react: 'catalog:', '@types/react': 'catalog:' } };

describe('the catalog of dependencies', () => {
  it('has only pins that a package lists and a source imports', () => {
    const pins = catalogPins(workspace);
    expect(pins).toEqual(['react', '@fastify/static', '@types/react']);
    const sources = [`import files from '@fastify/static';`, `import { jsx } from 'react/jsx-runtime';`];
    expect(unusedPins(pins, [server, client], sources)).toEqual([]);
    expect(unusedPins(pins, [client], sources)).toEqual(['@fastify/static: no package lists it']);
    expect(unusedPins(pins, [server, client], sources.slice(0, 1))).toEqual(['react: no source imports it']);
  });

  it('a name that only begins like a pin does not count as its import', () => {
    expect(unusedPins(['react'], [client], [`import 'react-dom';`])).toEqual(['react: no source imports it']);
  });

  it('ends at the next setting of the workspace', () => {
    expect(catalogPins(`${workspace}\nallowBuilds:\n  sharp: true\n`)).not.toContain('sharp');
  });

  it('has pins that only tools or some systems need', () => {
    const sources = ["import 'react';"];
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(
        unusedPins(['react'], [{ name: 'client', version: '1.0.0', [kind]: { react: 'catalog:' } }], sources),
      ).toEqual([]);
  });

  it('accepts an import in any quotes, but not a name without quotes', () => {
    for (const quote of ["'", '"', '`'])
      expect(unusedPins(['react'], [client], [`import(${quote}react${quote})`])).toEqual([]);
    expect(unusedPins(['react'], [client], ['// react'])).toEqual(['react: no source imports it']);
  });
});
