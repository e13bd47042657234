/** Whether a process with this id runs, or has ended and was not waited for. */
export function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of somebody else
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
