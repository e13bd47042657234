// A server of a test that runs until its parent tells it to end; its first line is its process id.
process.on('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(1));
process.stdout.write(`${process.pid}\n`);
