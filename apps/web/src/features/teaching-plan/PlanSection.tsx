import type { TeachingPlan } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { ShelfLine } from '../../shared/ShelfLine';
import css from './PlanSection.module.css';
const kinds = ['basica', 'complementar'] as const;

/** The plan of a discipline for a term, and its reading list with availability (LOOK §1: the shelf is the answer). */
export function PlanSection({ plan }: { plan: TeachingPlan }) {
  const { t } = useTranslation('teaching-plan');
  return (
    <section className={css.plan}>
      <h3 className="text-2xl medium serif">{plan.disciplina}</h3>
      <p className="text-sm muted">
        {[
          t('when', { year: plan.ano, semester: plan.semestre, term: plan.periodo }),
          plan.departamento,
          plan.professor,
          plan.desc_biblioteca,
        ].join(' · ')}
      </p>
      {plan.bibliografia.length === 0 && <p>{t('emptyList')}</p>}
      {kinds.map((kind) => {
        const titles = plan.bibliografia.filter(({ tipo }) => tipo === kind);
        if (titles.length === 0) return null;
        return (
          <div key={kind}>
            <h4 className="text-md strong sans">{t(kind)}</h4>
            <ul>
              {titles.map((title) => (
                <li className={css.listed} key={title.cod_acervo}>
                  <Link to={paths.title(title.cod_acervo)}>{title.titulo}</Link>
                  {title.autor && <p className="text-sm muted">{title.autor}</p>}
                  <ShelfLine codAcervo={title.cod_acervo} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
