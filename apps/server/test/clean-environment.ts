const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * Environment of a process that a test starts: it finds programs and compiled code, and takes no setting of the person
 * who runs the tests.
 */
export const CLEAN_ENVIRONMENT: Readonly<NodeJS.ProcessEnv> = { PATH, NODE_COMPILE_CACHE };
