import { searchKey } from '@catalogue/domain';
import { copyRows } from '../copyRows';
import { foreignName, personName } from './names';
import { randomOf } from './random';
import type { FeatureSeed } from './featureSeeds';
import { bookTitles } from './titles/bookTitles';

/** Invented institutions; the server of the last one does not reply, so that the failure can be seen. */
const INSTITUTIONS = [
  [901, 'Universidade Estadual da Mantiqueira'],
  [902, 'Universidade Federal do Sertão Mineiro'],
  [903, 'Instituto Politécnico de Serra Azul'],
  [904, 'Faculdades Integradas do Rio Doce'],
  [905, 'Fundação Biblioteca de Pedra Clara'],
  [906, 'Centro Universitário Lagoa Formosa'],
  [999, 'Escola Superior de Campo Belo (fora do ar)'],
] as const;

const OUT_OF_ORDER = 999;
const TITLES = 180;
const WORK_TYPES = ['Livro', 'Livro', 'Livro', 'E-book', 'Tese', 'Dissertação', 'Artigo', 'Periódico'] as const;

export const fillPartnerNetwork: FeatureSeed = async (client, { today }) => {
  const year = Number(today.slice(0, 4));
  await copyRows(
    client,
    'rede_instituicao',
    INSTITUTIONS.map(([cod_empresa, desc_empresa]) => ({
      cod_empresa,
      desc_empresa,
      fora_do_ar: cod_empresa === OUT_OF_ORDER,
    })),
  );
  await copyRows(
    client,
    'rede_acervo',
    Array.from({ length: TITLES }, (_, index) => {
      const random = randomOf('network', index);
      const { title } = random.pick(bookTitles);
      const [cod_empresa] = INSTITUTIONS[index % INSTITUTIONS.length] ?? INSTITUTIONS[0];
      const foreign = random.chance(0.2) ? random.pick(['eng', 'spa'] as const) : null;
      const autor = random.chance(0.08)
        ? null
        : (foreign ? foreignName(foreign, 'network', index) : personName('network', index)).inverted;
      const acervo = random.between(1_000, 90_000);
      return {
        id: index + 1,
        acervo,
        cod_empresa,
        titulo: title,
        autor,
        tipo_obra: random.pick(WORK_TYPES),
        ano: random.chance(0.06) ? null : year - random.int(40),
        idioma: foreign ?? 'por',
        link: random.chance(0.7) ? `https://rede${cod_empresa}.example.org/acervo/${acervo}` : null,
        search_key: searchKey(`${title} ${autor ?? ''}`),
      };
    }),
  );
};
