import type { ServiceItem, TicketCategoryItem } from '@hamyar/contracts';
import { failureText } from '@hamyar/module-kit/failure';
import { checkFields, errorsByField } from '@hamyar/module-kit/form';
import {
  categoriesOf,
  EMPTY_FIELDS,
  EMPTY_TICKET,
  fieldsFromUrl,
  followUpOf,
  servicesOf,
  toBody,
  withDepartment,
  type NewTicketDraft,
} from './new-ticket.conversions.ts';
import { buildTree } from '../../shared/tree-options.ts';
import { newTicketFields } from './new-ticket.validation.ts';

const category = (id: number, change: Partial<TicketCategoryItem> = {}): TicketCategoryItem => ({
  id,
  name: `c${id}`,
  parent_id: null,
  department_ids: [],
  default_importance: null,
  keywords: [],
  order: id,
  ...change,
});
const service = (id: number, change: Partial<ServiceItem> = {}): ServiceItem => ({
  id,
  name: `s${id}`,
  parent_id: null,
  department_ids: [],
  category_ids: [],
  icon: null,
  order: id,
  ...change,
});
const draft = (fields: Partial<NewTicketDraft['form_values']>, body = '<p>سلام</p>'): NewTicketDraft => ({
  body_html: body,
  attachments: [],
  form_values: { ...EMPTY_FIELDS, ...fields },
});
const needs = { kind: 'customer', hasCategories: true } as const;

const validateNewTicket = (
  { form_values: { keys: _, ...fields }, ...rest }: NewTicketDraft,
  asked: Parameters<typeof newTicketFields>[0],
) => checkFields({ ...EMPTY_TICKET, ...fields, ...rest }, newTicketFields(asked));

describe('choices of a new ticket', () => {
  it('[decisions 2.7] offers the categories and services of the department, and those of no department', () => {
    expect(
      categoriesOf([category(1), category(2, { department_ids: [5] }), category(3, { department_ids: [6] })], 5).map(
        ({ id }) => id,
      ),
    ).toEqual([1, 2]);
    expect(
      servicesOf([service(1, { category_ids: [2] }), service(2, { category_ids: [3] }), service(3)], 5, 2).map(
        ({ id }) => id,
      ),
    ).toEqual([1, 3]);
    expect(servicesOf([service(1, { category_ids: [2] }), service(3)], 5, null)).toHaveLength(2);
  });

  it('offers no category and no service before the department is chosen, so none is asked for', () => {
    expect(categoriesOf([category(1)], null)).toEqual([]);
    expect(servicesOf([service(1)], null, null)).toEqual([]);
  });

  it('lets go of a category and a service that another department does not have, and keeps those it has', () => {
    const lists = {
      categories: [category(1, { department_ids: [5] }), category(2)],
      services: [service(1, { department_ids: [5] })],
    };
    expect(
      withDepartment({ ...EMPTY_FIELDS, department_id: 5, category_id: 1, service_id: 1, recipient_id: 9 }, 6, lists),
    ).toMatchObject({ department_id: 6, category_id: null, service_id: null, recipient_id: null });
    expect(withDepartment({ ...EMPTY_FIELDS, category_id: 2 }, 6, lists)).toMatchObject({ category_id: 2 });
  });

  it('lists a tree from the top down; a child without its parent is at the top level', () => {
    expect(
      buildTree([
        category(3, { parent_id: 1 }),
        category(1, { order: 9 }),
        category(2),
        category(7, { parent_id: 99 }),
      ]),
    ).toEqual([
      { value: 2, title: 'c2' },
      { value: 7, title: 'c7' },
      { value: 1, title: 'c1', children: [{ value: 3, title: 'c3' }] },
    ]);
  });

  it('[2.15, 6.28, 6.29] reads customer_ids for everybody and branch_id for the full admin', () => {
    const search = new URLSearchParams('customer_ids=3,4,x,3&branch_id=2');
    expect(fieldsFromUrl(search, false)).toEqual({ customer_ids: [3, 4] });
    expect(fieldsFromUrl(search, true)).toEqual({ customer_ids: [3, 4], branch_id: 2 });
  });
});

describe('checking a new ticket', () => {
  it('names every missing field in Persian', () => {
    expect(validateNewTicket(draft({}, '<p></p>'), needs)).toEqual({
      department_id: 'این فیلد الزامی است',
      category_id: 'این فیلد الزامی است',
      subject: 'این فیلد الزامی است',
      body_html: 'این فیلد الزامی است',
    });
  });

  it('[5.1] refuses HTML in the subject, and lets a < b pass', () => {
    const filled = { department_id: 1, category_id: 1 };
    expect(validateNewTicket(draft({ ...filled, subject: '<b>x</b>' }), needs)).toEqual({
      subject: 'الگوی فیلد نامعتبر است',
    });
    expect(validateNewTicket(draft({ ...filled, subject: 'a < b و <3' }), needs)).toEqual({});
    expect(validateNewTicket(draft({ ...filled, subject: 'x'.repeat(256) }), needs)).toEqual({
      subject: 'حداکثر ۲۵۵ کاراکتر مجاز است',
    });
  });

  it('[decisions 2.3] asks for a customer where the ticket is for or to one', () => {
    expect(validateNewTicket(draft({ department_id: 1, subject: 'x' }), { ...needs, kind: 'to_customer' })).toEqual({
      customer_ids: 'این فیلد الزامی است',
    });
  });

  it('[8.7] puts the server’s messages at their fields and the others apart', () => {
    const error = {
      status: 'VALIDATION_ERROR',
      message: '',
      errors: [
        { field: 'subject', code: 'html', message: 'الگوی فیلد نامعتبر است' },
        { field: 'customer_id', code: 'id', message: 'مشتری' },
        { field: 'attachments.0', code: 'x', message: 'فایل' },
        { field: 'kind', code: 'x', message: 'نوع' },
      ],
    } as const;
    const names = Object.keys(EMPTY_TICKET) as (keyof typeof EMPTY_TICKET)[];
    expect(errorsByField(error.errors, names, newTicketFields(needs))).toEqual({
      errors: { subject: 'الگوی فیلد نامعتبر است', customer_ids: 'مشتری', attachments: 'فایل' },
      rest: [{ field: 'kind', code: 'x', message: 'نوع' }],
    });
    expect(failureText({ status: 'NETWORK', message: '' })).toEqual('ارتباط با سرور برقرار نشد');
  });
});

describe('sending a new ticket', () => {
  it('[decisions 2.3 T9] continues the ticket of the address, and none without it', () => {
    expect(followUpOf(new URLSearchParams('follow_up_of=482&department_id=1'))).toBe(482);
    for (const none of ['', 'follow_up_of=', 'follow_up_of=x', 'follow_up_of=0', 'follow_up_of=-4'])
      expect(followUpOf(new URLSearchParams(none))).toBeNull();
    const filled = draft({ department_id: 1, subject: 'خطا' });
    expect(toBody(filled, 'customer', null, 'k', 482)).toMatchObject({ follow_up_of: 482 });
    expect(toBody(filled, 'customer', null, 'k', null)).not.toHaveProperty('follow_up_of');
  });

  it('names the files that are still in the text, and nothing a customer may not choose', () => {
    const file = {
      id: 7,
      token: 'tok-inline-1',
      name: 'a.png',
      extension: 'png',
      mime: 'image/png',
      size: 1,
      dimentions: null,
      inline: true,
    };
    const value = {
      ...draft({ department_id: 1, category_id: 2, subject: ' خطا ', recipient_id: 3 }),
      attachments: [file, { ...file, id: 8, token: 'tok-chip-22', inline: false }],
    };
    expect(toBody(value, 'customer', null, 'k')).toEqual({
      kind: 'customer',
      department_id: 1,
      category_id: 2,
      service_id: null,
      subject: 'خطا',
      body_html: '<p>سلام</p>',
      attachments: ['tok-chip-22'],
      client_key: 'k',
    });
    expect(
      toBody({ ...value, body_html: '<p><img src="/api/attachment/7?inline=1"></p>' }, 'customer', null, 'k')
        .attachments,
    ).toEqual(['tok-inline-1', 'tok-chip-22']);
  });
});
