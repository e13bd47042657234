// A server of a test that ends with the exit code given: before it is ready, or (`ready`) as soon as it is.
const [code, when] = process.argv.slice(2);
process.stdout.write('started\n');
if (when === 'ready') process.send('ready', () => process.exit(Number(code)));
else process.exit(Number(code));
