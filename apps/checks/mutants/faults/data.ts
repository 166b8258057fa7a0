import { faultsOf } from '../fault';

export const dataFaults = [
  ...faultsOf('prisma', [
    {
      name: 'a persona lacks the loan of her story',
      file: 'prisma/seed/personas.ts',
      find: "{ title: 'Torto arado', dueIn: 4, renewals: 2, waitedFor: true },",
      replace: '',
      check: ['prisma/seed/seed.test.ts'],
    },
    {
      name: 'a title that is imported again loses its libraries',
      file: 'prisma/storeTitles.ts',
      find: "jsonb_build_object('B', acervo.dados_adicionais -> 'B')",
      replace: "jsonb_build_object('B', '[]'::jsonb)",
      check: ['prisma/storeTitles.test.ts'],
    },
  ]),
  ...faultsOf('tools', [
    {
      name: 'the import stores no rejected records',
      file: 'libs/marc-import/src/importFile.ts',
      find: 'if (!options.dryRun) found.push({ number, write: () => rejects.write(raw) });',
      replace: 'if (options.dryRun) found.push({ number, write: () => rejects.write(raw) });',
      check: ['tools/import.test.ts'],
    },
  ]),
  ...faultsOf('marc-import', [
    {
      name: 'the import skips a broken record',
      file: 'libs/marc-import/src/importFile.ts',
      find: 'else reject(result.kind, result, reasonOf(result));',
      replace: 'else log(reasonOf(result));',
      check: ['libs/marc-import/src/importFile.test.ts'],
    },
    {
      name: 'a compressed file is not decompressed',
      file: 'libs/marc-import/src/source.ts',
      find: 'first.value[1] === 0x8b',
      replace: 'first.value[1] === 0x8d',
      check: ['libs/marc-import/src/importFile.test.ts'],
    },
  ]),
];
