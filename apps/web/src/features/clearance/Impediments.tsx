import type { Reply, clearance } from '@catalogue/api-contract';
import type { ClearanceBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';

type Case = Reply<(typeof clearance)['checkClearance']>['pendencias'][number];

/** Block -> screen where it can be resolved. */
const ways: Record<ClearanceBlock, string> = {
  debitos_pendentes: paths.area('debitos'),
  emprestimos_abertos: paths.area('titulos-pendentes'),
  solicitacoes_abertas: paths.area('solicitacoes-emprestimo'),
};
const reasons = Object.keys(ways) as ClearanceBlock[];

/** What blocks the declaration, each with a link to the screen where it can be resolved. */
export function Impediments({ cases }: { cases: readonly Case[] }) {
  const { t } = useTranslation('clearance');
  const unknown = cases.filter(({ tipo }) => !reasons.some((reason) => reason === tipo));
  return (
    <div className="stack gap-5">
      <Notice tone="warning" title={t('cannot')}>
        <p>{t('cannotWhy')}</p>
      </Notice>
      {reasons.map((reason) => {
        const own = cases.filter(({ tipo }) => tipo === reason);
        if (own.length === 0) return null;
        return (
          <section className="stack justify-items-start gap-2" key={reason}>
            <h2 className="text-xl">{t(reason)}</h2>
            {reason === 'solicitacoes_abertas' ? (
              <p>{t('openRequests', { count: Number(own[0]?.descricao) })}</p>
            ) : (
              <Cases cases={own} />
            )}
            <LinkButton to={ways[reason]}>{t(`way_${reason}`)}</LinkButton>
          </section>
        );
      })}
      {unknown.length > 0 && <Cases cases={unknown} />}
    </div>
  );
}

function Cases({ cases }: { cases: readonly Case[] }) {
  return (
    <ul className="list-disc">
      {cases.map(({ descricao }, place) => (
        <li key={`${descricao} ${place}`}>{descricao}</li>
      ))}
    </ul>
  );
}
