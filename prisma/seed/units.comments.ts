import { addDays } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { personaCodes } from './personaCodes';
import type { FeatureSeed } from './featureSeeds';

// Bruno has the maximum of waiting comments.
const COMMENTS = [
  ['ana', 1, 'As salas de estudo do segundo andar precisam de mais tomadas.', 20, true],
  ['ana', 5, 'Seria ótimo abrir aos domingos em época de provas.', 2, null],
  ['bruno', 1, 'O ar-condicionado da sala de leitura está com defeito.', 6, null],
  ['bruno', 1, 'Faltam exemplares de Cálculo.', 4, null],
  ['bruno', 5, 'O bebedouro do térreo não funciona.', 1, null],
  ['carla', 2, 'Parabéns pela nova coleção de história da África.', 40, true],
  ['carla', 2, 'Poderiam comprar uma máquina de café.', 90, false],
] as const;

/** Comments of personas on libraries: approved, rejected and waiting. */
export const fillGeneralComments: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  await copyRows(
    client,
    'comentario_geral',
    COMMENTS.map(([login, cod_biblioteca, content, daysAgo, aprovado]) => ({
      cod_pessoa: codeOf(login),
      cod_biblioteca,
      content,
      data: `${addDays(today, -daysAgo)}T14:00:00Z`,
      aprovado,
    })),
  );
};
