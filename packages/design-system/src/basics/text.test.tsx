import { act, render } from '@testing-library/react';
import { RichText } from '../editor/index.ts';
import { TextField } from '../fields/index.ts';
import { OverlayHost, toast } from '../overlay/index.ts';
import { TicketRow } from '../ticket/index.ts';
import { Line, Name } from './index.ts';

const SUBJECT = 'خطای 504 Gateway از 1405/09/01 در 3 شعبه';
const runs = (box: Element) =>
  [...box.querySelectorAll('bdi[dir=ltr]')].map((run) => `${run.className}: ${run.textContent}`);

describe('digits and left-to-right runs of one subject', () => {
  const wanted = ['hd-lat hd-run: 504 Gateway', 'hd-run: 1405/09/01', 'hd-run: 3'];

  it('[decisions 2.0] are the same in a row, in a line and in a sentence', () => {
    const row = render(
      <TicketRow href="/tickets/1" person="نگار" subject={SUBJECT} number="۱" time="" status={0} />,
    ).container.querySelector('.hd-ticket-row-subject');
    expect(runs(row!)).toEqual(wanted);
    expect(row!.textContent).toBe(SUBJECT);
    expect(row!.className).not.toContain('hd-lat');
    expect(runs(render(<Line>{SUBJECT}</Line>).container)).toEqual(wanted);
    expect(runs(render(<Name>{SUBJECT}</Name>).container)).toEqual(wanted);
  });

  it('[decisions 2.0] are the same in a toast', () => {
    render(<OverlayHost />);
    act(() => void toast.success(SUBJECT, { action: { label: 'واگرد', onAction: () => undefined } }));
    expect(runs(document.querySelector('.hd-toast-text')!)).toEqual(wanted);
    act(() => toast.clear());
  });

  it('stay Latin as a whole in a Latin line', () => {
    const { container } = render(<Line>Invoice 2214</Line>);
    expect(container.innerHTML).toBe('<span dir="ltr" class="hd-line hd-lat">Invoice 2214</span>');
  });

  it('are those of a message and of the field in which the subject is written', () => {
    const message = render(<RichText html={`<p>${SUBJECT}</p>`} />).container;
    expect(runs(message)).toEqual(['hd-lat: 504 Gateway']);
    expect(message.textContent).toBe(SUBJECT);
    const field = (value: string) =>
      render(<TextField value={value} />)
        .container.querySelector('input')!
        .classList.contains('hd-lat');
    expect([field(SUBJECT), field('فاکتور 2214')]).toEqual([true, false]);
    const example = (placeholder: string, value = '') =>
      render(<TextField value={value} placeholder={placeholder} />)
        .container.querySelector('input')!
        .classList.contains('hd-lat');
    expect([example('NR-2048'), example('2048'), example('NR-2048', '12')]).toEqual([true, false, false]);
  });

  it('a number that is joined to a word is no box of its own, so that it is read as one word', () => {
    expect(runs(render(<Line>صندوق بایگانی1795 و 12</Line>).container)).toEqual([': 1795', 'hd-run: 12']);
  });

  it('a long Latin run may be cut off, because leaving it out would empty the line', () => {
    const { container } = render(<Line>سلام unable to connect to the database چرا؟</Line>);
    expect(runs(container)).toEqual(['hd-lat: unable to connect to the database']);
    expect(container.textContent).toBe('سلام unable to connect to the database چرا؟');
    // a box of its own, so that it is cut off at its own end
    const parts = [...container.querySelector('.hd-line-parts')!.children].map(({ textContent }) => textContent);
    expect(parts).toEqual(['سلام ', 'unable to connect to the database', ' چرا؟']);
  });
});
