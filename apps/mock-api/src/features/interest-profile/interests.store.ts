import { WorkType } from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';

/** The name of a type of work; empty of an unknown one. */
export const workTypeName = (code: number): string =>
  Object.values(WorkType).find(({ cod_tipo_obra }) => cod_tipo_obra === code)?.desc_tipo_obra ?? '';

/** Of types of which no title is left. */
const namesOfTypes = JSON.stringify(
  Object.fromEntries(
    Object.values(WorkType).map(({ cod_tipo_obra, desc_tipo_obra }) => [cod_tipo_obra, desc_tipo_obra]),
  ),
);

/** All that people follow until the day `ate`: topics, journals and types of work, each by a code of its own. */
export const interests = Prisma.sql`
  SELECT cod_pessoa, 'area-' || id AS codigo, descricao, validade AS ate FROM interesse_area
  UNION ALL
  SELECT i.cod_pessoa, 'periodico-' || i.codigo, a.titulo, i.validade
    FROM interesse_periodico i JOIN acervo a USING (cod_acervo)
  UNION ALL
  SELECT w.cod_pessoa, 'tipo-obra-' || w.codigo,
         coalesce((SELECT min(a.desc_tipo_obra) FROM acervo a WHERE a.cod_tipo_obra = w.cod_tipo_obra),
                  ${namesOfTypes}::jsonb ->> w.cod_tipo_obra::text, ''), w.validade
    FROM interesse_tipo_obra w`;
