import type { Screen } from './screen';

const address = '/ajustes/pessoas';
const field = 'main section:first-of-type input[type=file]';
const tableOf = (...lines: string[]) => ({
  name: 'leitores-da-biblioteca-2026.csv',
  bytes: Buffer.from(lines.join('\n')),
});

/** People and loans from tables: nothing chosen yet, a table that can be stored, and one that cannot. */
export const peopleScreens: Screen[] = [
  { name: 'people tables', address },
  {
    name: 'people tables checked',
    address,
    sandbox: {},
    steps: [{ field, file: tableOf('login;nome_pessoa', 'nova.leitora;Nova Leitora') }],
    shows: 'main [data-tone=info]',
  },
  {
    name: 'people tables refused',
    address,
    sandbox: {},
    steps: [{ field, file: tableOf('login;nome_pessoa;email', 'nova leitora;;nova', 'ana;Ana Outra;') }],
    shows: 'main [data-tone=error]',
  },
];
