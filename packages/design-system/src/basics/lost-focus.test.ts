import { focusElement, focusTitleIfLost, isFocusLost, keepFocus } from './lost-focus.ts';

let end = () => {};
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const show = (html: string) => {
  document.body.innerHTML = html;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('the focus of an element that is taken off the page', () => {
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => end());

  it('[decisions 2.0] goes to what contained it, for as long as it is there', async () => {
    show('<main><h1>تیکت</h1><ul><li><button>حذف</button></li><li>دوم</li></ul></main>');
    find('button').focus();
    find('li').remove();
    await settle();
    expect(document.activeElement).toBe(find('ul'));
    find('h1').setAttribute('tabindex', '-1');
    find('h1').focus();
    expect(find('ul').hasAttribute('tabindex')).toBe(false);
  });

  it('[decisions 2.0] passes over the root of a module, which has no box and so cannot have the focus', async () => {
    show('<main><div id="root"><p><button>تلاش دوباره</button></p></div></main>');
    find('#root').focus = () => undefined;
    find('button').focus();
    find('p').remove();
    await settle();
    expect(document.activeElement).toBe(find('main'));
    expect(find('#root').hasAttribute('tabindex')).toBe(false);
  });

  it('[decisions 2.0] is there only for now: the title of the page that comes in its place, or of a part, takes it', async () => {
    show('<main><p><button>تلاش دوباره</button></p></main>');
    find('button').focus();
    find('p').className = 'sh-waiting-page';
    find('button').remove();
    await settle();
    expect(document.activeElement).toBe(find('p'));
    expect(isFocusLost()).toBe(true);
    find('main').insertAdjacentHTML('beforeend', '<h1>تیکت</h1>');
    focusTitleIfLost();
    await settle();
    expect(document.activeElement).toBe(find('h1'));
    expect(isFocusLost()).toBe(false);
    expect(find('p').getAttributeNames()).toEqual(['class']);
  });

  it('[decisions 2.0] stays with what got it for now when the person then chooses exactly that', async () => {
    show('<main><h1>تیکت</h1><p tabindex="-1"><button>حذف</button></p></main>');
    find('button').focus();
    find('button').remove();
    await settle();
    expect(isFocusLost()).toBe(true);
    focusElement(find('p'));
    expect(isFocusLost()).toBe(false);
  });

  it('[decisions 2.0] goes to the title of the page when what contained it stands outside of the page', async () => {
    show('<main><h1>تیکت</h1></main><div id="menus"><div><button>حذف</button></div></div>');
    find('button').focus();
    find('#menus > div').remove();
    await settle();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('[decisions 2.0] goes to the title of the dialog that lies over the page, not behind it', async () => {
    show(
      '<main><h1>تیکت</h1></main><div role="dialog" aria-modal="true"><h2>تقویم</h2></div><div id="menus"><div><button>حذف</button></div></div>',
    );
    find('button').focus();
    find('#menus > div').remove();
    await settle();
    expect(document.activeElement).toBe(find('h2'));
  });

  it.each([
    ['of a question', '<div role="alertdialog" aria-modal="true"><h2>حذف شود؟</h2></div>', 'h2'],
    ['of the palette, which has no title', '<div role="dialog" aria-modal="true"></div>', '[role="dialog"]'],
  ])('[decisions 2.0] goes to the title %s, not behind it', async (_what, modal, given) => {
    show(`<main><h1>تیکت</h1></main>${modal}<div id="menus"><button>حذف</button></div>`);
    find('button').focus();
    find('#menus').remove();
    await settle();
    expect(document.activeElement).toBe(find(given));
  });

  it('[decisions 2.0] goes to what contained it in a question, too', async () => {
    show('<main><h1>تیکت</h1></main><div role="alertdialog" aria-modal="true"><p><button>جزئیات</button></p></div>');
    find('button').focus();
    find('button').remove();
    await settle();
    expect(document.activeElement).toBe(find('p'));
  });

  it('[decisions 2.0] is not taken from what the screen focuses itself, and is in the page also after a change of it', async () => {
    show('<main><h1>تیکت</h1><p><button>یک</button></p><button id="two">دو</button></main>');
    find('button').focus();
    find('p').remove();
    find('#two').focus();
    await settle();
    expect(document.activeElement).toBe(find('#two'));
    history.pushState(null, '', '/other');
    find('#two').remove();
    await settle();
    expect(document.activeElement).toBe(find('main'));
  });

  it('stays nowhere when the person has left it themselves', async () => {
    show('<main><h1>تیکت</h1><button>یک</button></main>');
    find('button').focus();
    find('button').blur();
    await settle();
    find('button').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});
