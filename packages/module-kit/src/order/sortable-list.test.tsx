import { buildUser, fireEvent, renderInTestShell, screen } from '@hamyar/testing';
import { useState } from 'react';
import { movedItem, type SortableItem } from './sortable-list.rules.ts';
import { SortableList } from './sortable-list.tsx';

const item = (id: number, parent_id: number | null = null): SortableItem => ({ id, name: `ردیف ${id}`, parent_id });
// 1 (11, 12), 2, 3
const tree = [item(1), item(11, 1), item(12, 1), item(2), item(3)];
const HEIGHT = 40;

function Sorted({ items }: { items: readonly SortableItem[] }) {
  const [shown, setShown] = useState(items);
  return <SortableList label="ترتیب" items={shown} onMove={(id, index) => setShown(movedItem(shown, id, index))} />;
}
/** The environment has no PointerEvent. */
const pointer = (on: HTMLElement, type: string, clientY: number) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, button: 0, clientY }));
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const handle = (id: number) => screen.getByRole('button', { name: new RegExp(`ردیف ${id}\\D*$`) });

describe('a list that is sorted by hand', () => {
  beforeEach(() => {
    // rows of one height, in the order in which they stand
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const at = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
      return { top: at * HEIGHT, bottom: (at + 1) * HEIGHT } as DOMRect;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('[2.82] moves rows by dragging their handles, each with those below it', () => {
    renderInTestShell(<Sorted items={tree} />, { user: buildUser('employee') });
    const drag = (id: number, from: number, to: number) => {
      pointer(handle(id), 'pointerdown', from);
      pointer(handle(id), 'pointermove', to);
      pointer(handle(id), 'pointerup', to);
    };
    drag(1, 10, 175);
    expect(names()).toEqual(['ردیف 2', 'ردیف 1', 'ردیف 11', 'ردیف 12', 'ردیف 3']);
    // among its siblings only
    drag(12, 130, 5);
    expect(names()).toEqual(['ردیف 2', 'ردیف 1', 'ردیف 12', 'ردیف 11', 'ردیف 3']);
    // a press that hardly moves is no drag
    drag(2, 10, 12);
    expect(names()[0]).toBe('ردیف 2');
  });

  it('[2.82] moves rows by the arrow keys, keeps the focus on the moved one, and says its position', async () => {
    const { person } = renderInTestShell(<Sorted items={tree} />, { user: buildUser('employee') });
    handle(3).focus();
    await person.keyboard('{ArrowUp}');
    expect(names()).toEqual(['ردیف 1', 'ردیف 11', 'ردیف 12', 'ردیف 3', 'ردیف 2']);
    expect(document.activeElement).toBe(handle(3));
    expect(screen.getByRole('status').textContent).toMatch(/ردیف 3.* به جایگاه ۲ رفت/);
    await person.keyboard('{Home}');
    expect(names()[0]).toBe('ردیف 3');
    await person.keyboard('{ArrowUp}');
    expect(names()[0]).toBe('ردیف 3');
    await person.keyboard('{End}');
    expect(names().at(-1)).toBe('ردیف 3');
  });

  it('gives a drag up by Escape', () => {
    renderInTestShell(<Sorted items={tree} />, { user: buildUser('employee') });
    pointer(handle(3), 'pointerdown', 170);
    pointer(handle(3), 'pointermove', 0);
    fireEvent.keyDown(handle(3), { key: 'Escape' });
    pointer(handle(3), 'pointerup', 0);
    expect(names().at(-1)).toBe('ردیف 3');
  });
});
