// A worker that has the browser load its tables of numbers and dates for the language of its name (see boot.js), and ends.
(0).toLocaleString(globalThis.name || undefined);
new Intl.DateTimeFormat(globalThis.name || undefined, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
}).format(0);
globalThis.close();
