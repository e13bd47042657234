import type { Macro, MacroAfter, MacroStep, MacroStepType, MacroStoreBody, TemplateScope } from '@hamyar/contracts';
import { wholeBody } from '@hamyar/module-kit/form';
import { isEmptyBody } from '../../shared/body-text.ts';

/** Values of the form of a macro; a step whose choice is still missing has the id 0. */
export interface MacroFormValues {
  name: string;
  scope: TemplateScope;
  department_ids: number[];
  steps: readonly MacroStep[];
  after: MacroAfter;
  shortcut: string;
  status: boolean;
}

/** A new macro of this scope. */
export const emptyMacro = (scope: TemplateScope): MacroFormValues => ({
  name: '',
  scope,
  department_ids: [],
  steps: [],
  after: 'stay',
  shortcut: '',
  status: true,
});

/** The form values of a stored macro. */
export const macroToForm = (macro: Macro): MacroFormValues => ({
  name: macro.name,
  scope: macro.scope,
  department_ids: macro.departments.map(({ id }) => id),
  steps: macro.steps,
  after: macro.after,
  shortcut: macro.shortcut ?? '',
  status: macro.status,
});

/** The body of a macro from the form values. */
export const macroToBody = (values: MacroFormValues) =>
  wholeBody<MacroStoreBody>({
    name: values.name.trim(),
    scope: values.scope,
    department_ids: values.scope === 'department' ? values.department_ids : [],
    steps: [...values.steps],
    after: values.after,
    shortcut: values.shortcut.trim().replace(/^\//, '') || null,
    status: values.status,
  });

const NEW_STEPS: { readonly [Type in MacroStepType]: Extract<MacroStep, { type: Type }> } = {
  status: { type: 'status', status: 4, close_reason: 'resolved' },
  importance: { type: 'importance', importance: 2 },
  department: { type: 'department', department_id: 0, reason: '' },
  assignee: { type: 'assignee', to: 'me' },
  category: { type: 'category', category_id: null },
  service: { type: 'service', service_id: null },
  tags: { type: 'tags', add: [], remove: [] },
  note: { type: 'note', body_html: '' },
  reply: { type: 'reply', template_id: 0 },
  share: { type: 'share', user_id: 0, editable: false },
  todo: { type: 'todo', title: '', description: null, to: 'me', importance: 1, due_days: null, shared: true },
};

/** A step of this type as it is added. */
export const newStep = (type: MacroStepType): MacroStep => NEW_STEPS[type];

/** Whether something of a step is still missing. */
export function isIncomplete(step: MacroStep): boolean {
  switch (step.type) {
    case 'department':
      return step.department_id === 0 || step.reason.trim() === '';
    case 'assignee':
      return step.to === 0;
    case 'tags':
      return step.add.length + step.remove.length === 0;
    case 'note':
      return isEmptyBody(step.body_html);
    case 'reply':
      return step.template_id === 0;
    case 'share':
      return step.user_id === 0;
    case 'todo':
      return step.title.trim() === '' || step.to === 0;
    default:
      return false;
  }
}

/** A step moved by one position; at an end it stays. */
export function moveStep(steps: readonly MacroStep[], at: number, by: -1 | 1): MacroStep[] {
  const moved = [...steps];
  const [step] = moved.splice(at, 1);
  if (step) moved.splice(Math.max(0, at + by), 0, step);
  return moved;
}
