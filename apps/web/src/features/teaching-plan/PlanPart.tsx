import type { TeachingPlan } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { ShelfLine } from '../title/public';
import { Muted } from '../../shared/ui/Muted';
import { styled } from '../../shared/theme/styled';

const Plan = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'e3',
    overflowWrap: 'break-word',
    paddingBlock: 'e5',
    borderBlockEnd: '1px solid',
    borderColor: 'border',
    '& h3': { fontFamily: 'heading', fontSize: '2xl', fontWeight: 'medium' },
    '& h4': { fontSize: 'md', fontFamily: 'body', fontWeight: 'strong' },
  },
});
const Listed = styled('li', {
  base: {
    paddingBlock: 'e2',
    '& > a': { fontFamily: 'heading', fontSize: 'lg', color: 'fg' },
  },
});
const kinds = ['basica', 'complementar'] as const;

/** The plan of a discipline for a term, and its reading list with availability (LOOK §1: the shelf is the answer). */
export function PlanPart({ plan }: { plan: TeachingPlan }) {
  const { t } = useTranslation('teaching-plan');
  return (
    <Plan>
      <h3>{plan.disciplina}</h3>
      <Muted>
        {[
          t('when', { year: plan.ano, semester: plan.semestre, term: plan.periodo }),
          plan.departamento,
          plan.professor,
          plan.desc_biblioteca,
        ].join(' · ')}
      </Muted>
      {plan.bibliografia.length === 0 && <p>{t('emptyList')}</p>}
      {kinds.map((kind) => {
        const titles = plan.bibliografia.filter(({ tipo }) => tipo === kind);
        if (titles.length === 0) return null;
        return (
          <div key={kind}>
            <h4>{t(kind)}</h4>
            <ul>
              {titles.map((title) => (
                <Listed key={title.cod_acervo}>
                  <Link to={paths.title(title.cod_acervo)}>{title.titulo}</Link>
                  {title.autor && <Muted>{title.autor}</Muted>}
                  <ShelfLine codAcervo={title.cod_acervo} />
                </Listed>
              ))}
            </ul>
          </div>
        );
      })}
    </Plan>
  );
}
