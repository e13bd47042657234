import { moduleTables } from '../../platform/database/module-tables.ts';

/** The tables that the statements of this module name. */
export const tables = moduleTables({
  owns: ['request_log', 'audit_log', 'audit_log_start', 'module_failure', 'module_failure_trace'],
  reads: {
    user: 'names in the request log',
  },
});
