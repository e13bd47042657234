import { z } from 'zod';
import { idAndName } from '../field.schema.ts';

/** A policy that an employee chooses from. */
export const slaPolicyItem = idAndName.extend({ /** -1: of all branches. */ branch_id: z.number() });

export const sharedLists = { sla_policies: z.array(slaPolicyItem) };
