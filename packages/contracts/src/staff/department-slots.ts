/** Context of the parts that other modules add to the page of a department, each as a tab with its title. */
export interface DepartmentPageContext {
  departmentId: number;
}

declare module '../platform/slots.ts' {
  interface ModuleSlots {
    'staff.department/v1': DepartmentPageContext;
  }
}
