import { record } from '@catalogue/marc-import/testing/sampleRecord';
import type { Screen } from './screen';

const address = '/ajustes/importacao';
const field = 'main input[type=file]';

const recordOf = (number: string, title: string): Uint8Array => record(number, title, '852  $bSUL');
// The last one has the number of another.
const records = Buffer.concat([recordOf('x1', 'Um'), recordOf('x2', 'Dois'), recordOf('x1', 'Outro')]);

/** The import of MARC records: nothing imported yet, what came of a file, and what cannot be imported. */
export const importScreens: Screen[] = [
  { name: 'import', address },
  {
    name: 'import with notes',
    address,
    sandbox: {},
    steps: [{ field, file: { name: 'acervo-da-biblioteca.mrc', bytes: records } }],
    shows: 'main li .tone-warning',
  },
  {
    name: 'import refused',
    address,
    sandbox: {},
    steps: [{ field, file: { name: 'capa.mrc', bytes: Buffer.from('this is no record at all') } }],
    shows: 'main li .tone-error',
  },
];
