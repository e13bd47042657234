import type { FieldError } from '@hamyar/contracts';
import { normalizeInput, searchKeyCompact } from '@hamyar/persian';
import type { Trx } from '../../platform/database/transaction.ts';
import { Forbidden, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { existingDepartments, isShortcutUsed, type Scoped, type ScopedItems } from './scoped-items.repository.ts';
import { mayKeep, type TemplateReader } from './ticket-template.policy.ts';

interface ScopedBody {
  name?: string | undefined;
  shortcut?: string | null | undefined;
  department_ids?: number[] | undefined;
}

/** Cleans in place what a person sent of a ready-made text or a macro; every refused value becomes an error. */
export function cleanScoped(body: ScopedBody, errors: FieldError[]): void {
  if (body.name !== undefined) body.name = normalizeInput(body.name);
  if (body.name === '') errors.push(fieldError('name', 'REQUIRED'));
  if (body.shortcut !== undefined) body.shortcut = normalizeInput(body.shortcut ?? '') || null;
  if (body.shortcut && searchKeyCompact(body.shortcut) === '') errors.push(fieldError('shortcut', 'LETTER'));
  if (body.department_ids !== undefined) body.department_ids = [...new Set(body.department_ids)];
}

/** The person whose it is; nobody's where it is for others too. */
export const ownerOf = (scope: Scoped['scope'], userId: number): number | null =>
  scope === 'personal' ? userId : null;

interface ScopedCheck {
  items: ScopedItems;
  reader: TemplateReader;
  /** Null for a new one. */
  id: number | null;
  /** Message at a shortcut that another one has. */
  shortcutUsed: string;
}

/** @throws Forbidden for what the person may not keep; ValidationFailed with every refused field */
export async function checkScoped(
  trx: Trx,
  { items, reader, id, shortcutUsed }: ScopedCheck,
  wanted: Scoped,
  errors: FieldError[],
): Promise<void> {
  if (wanted.scope === 'global' && !mayKeep(reader, wanted)) throw new Forbidden();
  if (wanted.scope === 'department') {
    const known = await existingDepartments(trx, wanted.department_ids);
    if (wanted.department_ids.length === 0) errors.push(fieldError('department_ids', 'REQUIRED'));
    else if (known.length < wanted.department_ids.length) errors.push(fieldError('department_ids', 'CHOICE'));
    else if (!mayKeep(reader, wanted)) throw new Forbidden();
  }
  if (await isShortcutUsed(trx, items, id, wanted)) errors.push(fieldError('shortcut', 'DUPLICATE', {}, shortcutUsed));
  if (errors.length > 0) throw new ValidationFailed(errors);
}
