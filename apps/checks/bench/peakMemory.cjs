// Preloaded into a measured command: its last words tell the most memory that it held, in kB.
process.once('exit', () => process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} kB\n`));
