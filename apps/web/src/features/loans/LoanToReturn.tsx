import type { PendingTitle } from '@catalogue/api-contract';
import { dueState } from '@catalogue/domain';
import { Link } from 'react-router-dom';
import { shortDate, useToday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { Due } from './Due';
import { LateCost } from './LateCost';

/** A book that has to go back, in a list of another feature: where, by when, and what it costs meanwhile. */
export function LoanToReturn({ title }: { title: PendingTitle }) {
  const { t, i18n } = useOwnTranslation('loans');
  const { descricao, cod_acervo, desc_biblioteca, dataDevolucaoPrevista: due } = title;
  const { state, soon } = dueState(due, useToday());
  return (
    <li>
      {cod_acervo ? <Link to={paths.title(cod_acervo)}>{descricao}</Link> : descricao}
      <p className="text-sm">
        <Due tone={state === 'late' ? 'late' : soon ? 'soon' : 'calm'}>
          {t(state, { date: shortDate(due, i18n.language) })}
        </Due>
        {desc_biblioteca && ` · ${desc_biblioteca}`}
      </p>
      <LateCost due={due} />
    </li>
  );
}
