import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['sla_policy'],
  reads: {
    attachment: 'pictures of the people whom an escalation names',
    branch: 'whether a policy or a condition may name it',
    customer_level: 'which policy it names, and whether a condition may name it',
    department: 'which policy it names, and whether a condition may name it',
    form: 'what replaced it, and whether a condition may name it',
    organization: 'which policy and which level it names, and whether a condition may name it',
    service: 'which policy it names, and those above it in the tree',
    tag: 'whether a condition may name it',
    tag_assignment: 'the tags of a ticket whose policy is chosen',
    ticket_category: 'which policy it names, and those above it in the tree',
    user: 'the level of a customer, and the people whom a policy names',
  },
});
