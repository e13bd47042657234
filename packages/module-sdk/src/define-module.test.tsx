// `npm run types` checks the lines below `@ts-expect-error`: when one of them compiles, the types refuse too little.
import type { ModuleDeclaration } from '@hamyar/contracts';
import { defineModule } from './define-module.ts';
import { Slot } from './slot.tsx';
import type { SearchAnswer, SlotCode } from './slot-contracts.ts';

declare module '@hamyar/contracts' {
  interface ModulePages {
    visits: { '/visits': object };
  }
}

const manifest = {
  name: 'visits',
  title: 'visits',
  owner: 'visits',
  platform: '^1.0.0',
  audience: ['staff', 'customer'],
  routes: [
    { path: '/visits', name: 'visits', title: 'visits', screen: 'VisitsScreen', audience: ['staff'] },
    { path: '/visits', name: 'visits', title: 'visits', screen: 'MyVisitsScreen', audience: ['customer'] },
  ],
  slots: [
    { slot: 'customers.actions/v1', name: 'visits', order: 1, code: 'CustomerVisits' },
    { slot: 'search.provider/v1', name: 'visits', order: 1, code: 'searchVisits', audience: ['staff'] },
  ],
} as const satisfies ModuleDeclaration;
type Manifest = typeof manifest;

const VisitsScreen = () => null;
const MyVisitsScreen = () => null;
const CustomerVisits = ({ customerId }: { customerId: number }) => <p>{customerId}</p>;
const searchVisits = ({ text }: { text: string; limit: number; signal: AbortSignal }): Promise<SearchAnswer> =>
  Promise.resolve({ group: text, icon: 'squares', hits: [] });

const code = {
  VisitsScreen: () => Promise.resolve({ VisitsScreen }),
  CustomerVisits: () => Promise.resolve({ CustomerVisits }),
  searchVisits: () => Promise.resolve({ searchVisits }),
};

describe('the entry of a module', () => {
  it('loads the code of the references that its manifest makes for one audience', async () => {
    const { code: loaders } = defineModule<Manifest, 'staff'>({ code });
    expect(Object.keys(loaders)).toEqual([manifest.routes[0].screen, ...manifest.slots.map((slot) => slot.code)]);
    expect(await loaders.CustomerVisits?.()).toEqual({ CustomerVisits });
    const customers = defineModule<Manifest, 'customer'>({
      code: { MyVisitsScreen: () => Promise.resolve({ MyVisitsScreen }), CustomerVisits: code.CustomerVisits },
    });
    expect(Object.keys(customers.code)).toEqual(['MyVisitsScreen', 'CustomerVisits']);
  });

  it('does not compile without the code of a reference, with a foreign export or with a reference too many', () => {
    const { VisitsScreen: screen, CustomerVisits: part } = code;
    const renamed = { Visits: VisitsScreen };
    // @ts-expect-error searchVisits is missing
    defineModule<Manifest, 'staff'>({ code: { VisitsScreen: screen, CustomerVisits: part } });
    // @ts-expect-error the file exports its screen under another name
    defineModule<Manifest, 'staff'>({ code: { ...code, VisitsScreen: () => Promise.resolve(renamed) } });
    // @ts-expect-error the manifest shows this screen to customers only
    defineModule<Manifest, 'staff'>({ code: { ...code, MyVisitsScreen: () => Promise.resolve({ MyVisitsScreen }) } });
    expect(Object.keys(code)).toHaveLength(3);
  });

  it('does not compile with a part that needs another context than its slot gives', () => {
    const wrongName = { CustomerVisits: ({ ticketId }: { ticketId: number }) => <p>{ticketId}</p> };
    const wrongType = { CustomerVisits: ({ customerId }: { customerId: string }) => <p>{customerId}</p> };
    const wrongAnswer = { searchVisits: () => Promise.resolve([]) };
    // @ts-expect-error the slot gives customerId, not ticketId
    defineModule<Manifest, 'staff'>({ code: { ...code, CustomerVisits: () => Promise.resolve(wrongName) } });
    // @ts-expect-error the slot gives a number
    defineModule<Manifest, 'staff'>({ code: { ...code, CustomerVisits: () => Promise.resolve(wrongType) } });
    // @ts-expect-error a search answers its hits in a group
    defineModule<Manifest, 'staff'>({ code: { ...code, searchVisits: () => Promise.resolve(wrongAnswer) } });
    expect(Object.keys(wrongName)).toEqual(Object.keys(wrongType));
  });

  it('does not compile with a part for a slot that nobody declares', () => {
    // @ts-expect-error no module declares the slot
    const part: SlotCode<'customers.unknown/v1'> = () => null;
    expect(part).toBeInstanceOf(Function);
  });
});

describe('a slot', () => {
  it('does not compile without its context, with a wrong one or with the name of a function slot', () => {
    const slots = [
      <Slot key="right" name="customers.actions/v1" context={{ customerId: 7 }} />,
      // @ts-expect-error the context is missing
      <Slot key="none" name="customers.actions/v1" />,
      // @ts-expect-error the context of another slot
      <Slot key="other" name="customers.actions/v1" context={{ ticketId: 7 }} />,
      // @ts-expect-error functions are loaded by loadSlotFunctions, not shown
      <Slot key="function" name="command/v1" context={{}} />,
      // @ts-expect-error nobody declares the slot
      <Slot key="unknown" name="customers.unknown/v1" context={{}} />,
    ];
    expect(slots).toHaveLength(5);
  });
});
