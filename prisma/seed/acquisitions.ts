import { SuggestionStatus } from '@catalogue/api-contract';
import { addDays, professorActivity } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { personaCodes } from './personaCodes';
import { randomOf } from './random';
import type { FeatureSeed } from './featureSeeds';
import { libraries } from './units';

// D1 §4, in its order.
const STATUSES: Record<keyof typeof SuggestionStatus, string> = {
  awaitingDelivery: 'Aguardando entrega',
  attended: 'Atendida',
  cancelled: 'Cancelada',
  duplicated: 'Duplicada',
  inQuotation: 'Em cotação',
  exhausted: 'Esgotada',
  finishedIncomplete: 'Finalizada incompleta',
  alreadyExists: 'Já existe no acervo',
  notAttended: 'Não atendida',
  notFound: 'Não encontrada',
  partiallyAttended: 'Parcialmente atendida',
  trading: 'Pregão',
  preSuggestion: 'Pré-sugestão',
  suggested: 'Sugestão de compra',
};

const BOOKS: Record<keyof typeof SuggestionStatus, readonly [titulo: string, autor: string | null, editor: string]> = {
  awaitingDelivery: ['Cerrado: ecologia e flora', 'Sano, Sueli', 'Editora do Planalto'],
  attended: ['Introdução à análise de redes', 'Prado, Lívia', 'Casa da Ponte'],
  cancelled: ['Guia de campo das aves do vale', null, 'Ninho'],
  duplicated: ['Estatística para as ciências sociais', 'Amaral, Rui', 'Casa da Ponte'],
  inQuotation: ['Direito ambiental comparado', 'Furtado, Helena', 'Foro Novo'],
  exhausted: ['A música das montanhas', 'Lima, Otávio', 'Editora do Planalto'],
  finishedIncomplete: ['História das bibliotecas, 3 volumes', null, 'Estante'],
  alreadyExists: ['Torto arado', 'Vieira Junior, Itamar', 'Todavia'],
  notAttended: ['Manual do viajante de trem', null, 'Trilhos'],
  notFound: ['O herbário perdido', 'Nunes, Celina', 'Ninho'],
  partiallyAttended: ['Cálculo numérico aplicado', 'Bastos, Irene', 'Exata'],
  trading: ['Atlas de anatomia', null, 'Saúde em Letras'],
  preSuggestion: ['Aprendizado de máquina na prática', 'Serra, Davi', 'Exata'],
  suggested: ['Poesia reunida', 'Monteiro, Elza', 'Estante'],
};

const MONTHS = 24;

/**
 * Professors' permission, a suggestion by ana in each status, some by bruno, and two years of statistics up to this
 * month.
 */
export const fillAcquisitions: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  const statuses = Object.keys(STATUSES) as (keyof typeof STATUSES)[];
  await client.query(
    `INSERT INTO permissao_atividade (cod_pessoa, cod_modulo, cod_atividade, descricao)
     SELECT cod_pessoa, 1, ${professorActivity}, 'Pedido de compra de professor' FROM pessoa WHERE professor`,
  );
  await copyRows(
    client,
    'situacao_sugestao',
    statuses.map((status) => ({ codigo: SuggestionStatus[status], descricao: STATUSES[status] })),
  );
  const suggestion = (login: string, status: keyof typeof STATUSES, daysAgo: number, cod_biblioteca: number) => {
    const [titulo, autor, editor] = BOOKS[status];
    return {
      cod_pessoa: codeOf(login),
      campus: libraries.find((library) => library.cod_biblioteca === cod_biblioteca)?.cod_campus ?? null,
      biblioteca: cod_biblioteca,
      autor,
      titulo,
      edicao: null,
      editor,
      isbn_issn: null,
      periodico: null,
      outras_inf: null,
      cod_situacao: SuggestionStatus[status],
      data: `${addDays(today, -daysAgo)}T13:30:00Z`,
    };
  };
  await copyRows(client, 'sugestao_aquisicao', [
    ...statuses.map((status, index) => suggestion('ana', status, 4 + index * 23, 1 + (index % libraries.length))),
    suggestion('bruno', 'inQuotation', 11, 5),
    suggestion('bruno', 'attended', 120, 5),
  ]);
  const [year = 0, month = 1] = today.split('-').map(Number);
  await copyRows(
    client,
    'aquisicao_estatistica',
    libraries.flatMap(({ cod_biblioteca }) =>
      Array.from({ length: MONTHS }, (_, ago) => {
        const random = randomOf('acquisition', cod_biblioteca, ago);
        const months = year * 12 + month - 1 - ago;
        const sugestoes = random.between(1, 30);
        const adquiridos = random.int(sugestoes + 1);
        return {
          cod_biblioteca,
          mes: `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`,
          sugestoes,
          adquiridos,
          valor: adquiridos === 0 ? 0 : adquiridos * random.between(38, 160),
        };
      }),
    ),
  );
};
