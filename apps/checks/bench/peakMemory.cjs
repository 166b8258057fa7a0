// Preloaded into a measured command: prints its peak memory in kB at exit.
process.once('exit', () => process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} kB\n`));
