import { MACRO_STEPS } from '@hamyar/contracts';
import { isIncomplete, macroToBody, macroToForm, moveStep, newStep } from './macro.conversions.ts';

describe('the values of a macro', () => {
  it('[decisions 2.4] are stored as they are shown', () => {
    const steps = [newStep('importance'), newStep('assignee')];
    const body = macroToBody({
      name: ' بستن ',
      scope: 'department',
      department_ids: [1],
      steps,
      after: 'next',
      shortcut: '/بستن',
      status: true,
    });
    expect(body).toMatchObject({ name: 'بستن', department_ids: [1], shortcut: 'بستن', steps });
    const shown = macroToForm({
      id: 1,
      version: 1,
      usage_count: 0,
      last_used_at: null,
      editable: true,
      updated_at: 1,
      departments: [{ id: 1, name: 'پشتیبانی' }],
      ...body,
      after: 'next',
      shortcut: 'بستن',
      status: true,
    });
    expect(macroToBody(shown)).toEqual(body);
  });

  it('[decisions 2.4] say which new steps still miss something', () => {
    const missing = MACRO_STEPS.filter((type) => isIncomplete(newStep(type)));
    expect(missing).toEqual(['department', 'tags', 'note', 'reply', 'share', 'todo']);
    expect(isIncomplete({ type: 'tags', add: [1], remove: [] })).toBe(false);
    expect(isIncomplete({ type: 'department', department_id: 1, reason: ' ' })).toBe(true);
  });

  it('[decisions 2.4] are put into another order, and stay at the ends', () => {
    const steps = [newStep('importance'), newStep('assignee'), newStep('tags')];
    const types = (at: number, by: -1 | 1) => moveStep(steps, at, by).map(({ type }) => type);
    expect(types(0, 1)).toEqual(['assignee', 'importance', 'tags']);
    expect(types(2, -1)).toEqual(['importance', 'tags', 'assignee']);
    expect(types(0, -1)).toEqual(['importance', 'assignee', 'tags']);
    expect(types(2, 1)).toEqual(['importance', 'assignee', 'tags']);
  });
});
