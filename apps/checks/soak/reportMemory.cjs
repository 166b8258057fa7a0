// Preloaded into the server that a soak loads: at SIGUSR2 it collects its garbage and writes what memory is left to MEMORY_REPORT.
const { renameSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    // A collection that had begun leaves what became garbage meanwhile to the next.
    collectGarbage();
    collectGarbage();
    const file = process.env.MEMORY_REPORT;
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
}
