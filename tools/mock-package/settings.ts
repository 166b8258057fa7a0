// The options of the command, and what is for several processes.
const elsewhere = ['PORT', 'DATA_DIR', 'CORS_ORIGINS', 'PROCESSES'];

/** The variables of docs/CONFIGURATION.md that the mock has, each with its default and the first sentence of its meaning. */
export function settingsOf(configuration: string): string {
  const [, section = ''] = configuration.split(/^## Server and commands$/m);
  const rows = (section.split(/^## /m)[0] ?? '').match(/^\| `.*$/gm) ?? [];
  return rows
    .map((row) => row.split(/ +\| */).map((cell) => plain(cell)))
    .map(([name = '', value = '', meaning = '']) => ({ name: name.replace(/^\| /, ''), value, meaning }))
    .filter(({ name }) => !elsewhere.includes(name))
    .map(({ name, value, meaning }) => `  ${name} (${value.split(';')[0]})\n      ${firstSentence(meaning)}\n`)
    .join('');
}

const plain = (cell: string): string =>
  cell
    // What is only a reference.
    .replaceAll(/ \((\[[^\]]*\]\([^)]*\)|decision \d+)\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');

const firstSentence = (text: string): string => text.split(/(?<=\w)\. (?=[A-Z])/)[0] ?? '';
