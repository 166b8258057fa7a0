import { CopyStatus, LoanRequestStatus, type LoanRequestStatusCode } from '@catalogue/api-contract';
import { addDays, requestDaysUpTo, undivided } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { libraries } from './units';
import type { FeatureSeed } from './featureSeeds';

/** Two places per library: its desk, and a locker that opens at night. */
const receivingPlaces = libraries.flatMap(({ cod_biblioteca }) => [
  { cod_local_recebimento: cod_biblioteca * 10 + 1, cod_biblioteca, descricao: 'Balcão de empréstimo' },
  { cod_local_recebimento: cod_biblioteca * 10 + 2, cod_biblioteca, descricao: 'Armário da entrada, aberto à noite' },
]);

interface Story {
  login: string;
  status: LoanRequestStatusCode;
  daysAgo: number;
  /** The delivery: a place of the receiving library, the home address, or a free text. */
  to: 'place' | 'home' | 'elsewhere';
}

const { waiting, inTransit, available, finished, notFinished, removed } = LoanRequestStatus;
const STORIES: Story[] = [
  { login: 'limite-solicitacoes', status: waiting, daysAgo: 0, to: 'place' },
  { login: 'limite-solicitacoes', status: inTransit, daysAgo: 1, to: 'home' },
  { login: 'limite-solicitacoes', status: available, daysAgo: 3, to: 'elsewhere' },
  { login: 'ana', status: waiting, daysAgo: 0, to: 'place' },
  { login: 'ana', status: finished, daysAgo: 70, to: 'place' },
  { login: 'ana', status: notFinished, daysAgo: 95, to: 'home' },
  { login: 'ana', status: removed, daysAgo: 130, to: 'place' },
  { login: 'carla', status: available, daysAgo: 4, to: 'place' },
];

interface FreeCopy {
  cod_exemplar: string;
  cod_acervo: number;
  cod_biblioteca: number;
  volume: string | null;
  tomo: string | null;
  parte: string | null;
  material: string;
}

/** The delivery places, and requests in each status. Copies in transit or waiting are taken from the shelf. */
export const fillLoanRequests: FeatureSeed = async (client, { today }) => {
  await copyRows(client, 'local_recebimento', receivingPlaces);
  // Titles with spare copies, so that one stays on the shelf.
  const { rows: copies } = await client.query<FreeCopy>(
    `SELECT DISTINCT ON (cod_acervo) cod_exemplar, cod_acervo, cod_biblioteca, volume, tomo, parte, material
       FROM (SELECT *, count(*) OVER (PARTITION BY cod_acervo, cod_biblioteca) AS free
               FROM exemplar JOIN tipo_emprestimo USING (cod_tipo_emprestimo)
              WHERE situacao = $1 AND permite_emprestimo AND material = 'principal'
                AND cod_acervo > (SELECT max(cod_acervo) - 400 FROM acervo)) AS x
      WHERE free > 1 ORDER BY cod_acervo, cod_exemplar LIMIT $2`,
    [CopyStatus.available, STORIES.length],
  );
  for (const [index, { login, status, daysAgo, to }] of STORIES.entries()) {
    const copy = copies[index];
    if (!copy) return;
    const isAside = status === inTransit || status === available;
    const receiving = libraries[(copy.cod_biblioteca + index) % libraries.length]?.cod_biblioteca ?? 1;
    await client.query(
      `INSERT INTO solicitacao_emprestimo
              (cod_pessoa, telefone, email, cod_acervo, biblioteca_origem, biblioteca_recebimento, volume, tomo, parte,
               material_adicional, cod_local_recebimento, domicilio, recebimento_textual, pessoa_autorizada, status, data,
               cod_exemplar, passos)
       SELECT cod_pessoa, telefone, email, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
         FROM pessoa JOIN pessoa_login USING (cod_pessoa) WHERE login = $1`,
      [
        login,
        copy.cod_acervo,
        copy.cod_biblioteca,
        receiving,
        copy.volume ?? undivided,
        copy.tomo ?? undivided,
        copy.parte ?? undivided,
        copy.material,
        to === 'place' ? receiving * 10 + 1 : null,
        to === 'home' ? 'Rua das Acácias, 120, Centro' : null,
        to === 'elsewhere' ? 'Secretaria do Departamento de Letras' : null,
        to === 'home' ? 'Quem estiver em casa' : null,
        status,
        `${addDays(today, -daysAgo)}T11:0${index % 10}:00Z`,
        isAside ? copy.cod_exemplar : null,
        requestDaysUpTo(status, addDays(today, -daysAgo)),
      ],
    );
    if (isAside)
      await client.query('UPDATE exemplar SET situacao = $2 WHERE cod_exemplar = $1', [
        copy.cod_exemplar,
        CopyStatus.onHoldShelf,
      ]);
  }
};
