import { TopicKind } from '@catalogue/api-contract';
import { addDays, WorkType } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { personaCodes } from './personaCodes';
import type { FeatureSeed } from './featureSeeds';

// Headings of classics, and the days until the interest ends. Ana's ends soon.
const AUTHORITIES = [
  ['carla', TopicKind.author, 'Assis, Machado de, 1839-1908', 200],
  ['carla', TopicKind.subject, 'Romance brasileiro', 90],
  ['ana', TopicKind.author, 'Freire, Paulo, 1921-1997', 3],
] as const;
const AREAS = [['carla', '705', 300]] as const;
const followedSerials = 2;

/** Interest profiles: carla's has something of every kind, ana's ends in three days. Carla's search has found two titles. */
export const fillInterestProfile: FeatureSeed = async (client, { today }) => {
  const codeOf = await personaCodes(client);
  for (const [login, kind, nome, days] of AUTHORITIES)
    await client.query(
      `INSERT INTO interesse_area (cod_pessoa, "tipoDSI", codigo, "codTipoArea", descricao, validade)
       SELECT $1, $2, cod_autoridade, tipo, nome, $3::date FROM autoridade WHERE nome = $4 ORDER BY cod_autoridade LIMIT 1`,
      [codeOf(login), kind, addDays(today, days), nome],
    );
  for (const [login, codigo, days] of AREAS)
    await client.query(
      `INSERT INTO interesse_area (cod_pessoa, "tipoDSI", codigo, "codTipoArea", descricao, validade)
       SELECT $1, $2, codigo, cod_tipo_area_conhec, descricao, $3::date FROM area_conhecimento WHERE codigo = $4`,
      [codeOf(login), TopicKind.area, addDays(today, days), codigo],
    );
  const { rows } = await client.query<{ cod_acervo: number }>(
    'SELECT cod_acervo FROM acervo WHERE cod_tipo_obra = $1 ORDER BY cod_acervo LIMIT $2',
    [WorkType.periodical.cod_tipo_obra, followedSerials],
  );
  await copyRows(
    client,
    'interesse_periodico',
    rows.map(({ cod_acervo }, index) => ({
      cod_pessoa: codeOf('carla'),
      cod_acervo,
      validade: addDays(today, 365),
      fasciculo: true,
      artigo: index === 0,
      sumario: index > 0,
      bibliotecas: '{}',
    })),
  );
  await copyRows(client, 'interesse_tipo_obra', [
    {
      cod_pessoa: codeOf('carla'),
      cod_tipo_obra: WorkType.thesis.cod_tipo_obra,
      validade: addDays(today, 180),
      bibliotecas: '{}',
      idiomas: '{por}',
    },
  ]);
  await client.query(
    `INSERT INTO pesquisa_seguida (cod_pessoa, nome, consulta, seguida_em, visto_ate, novos, novidade_em)
     SELECT $1, 'machado de assis', 'termo_pesquisa=machado+de+assis', $2::date - 30, (SELECT max(cod_acervo) FROM acervo),
            ARRAY(SELECT cod_acervo FROM acervo_autoridade JOIN autoridade USING (cod_autoridade)
                   WHERE nome = 'Assis, Machado de, 1839-1908' AND paragrafo = '100' ORDER BY cod_acervo DESC LIMIT 2),
            $2::date - 2`,
    [codeOf('carla'), today],
  );
};
