import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useToday } from '../../shared/dates';
import { FailedAside, QueryView } from '../../shared/QueryView';
import { refetchAlways } from '../../shared/refetchAlways';
import { paths } from '../../shared/paths';
import { selectPatron } from '../../shared/session';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { PageTitle } from '../../shared/ui/PageTitle';
import { useGetPersonalDataQuery } from '../person/public';
import { useCheckClearanceQuery } from './clearance.api';
import { PrintedDeclaration } from './Declaration';
import { Impediments } from './Impediments';
import type { Signed } from './signed';
import { SignedDeclaration } from './SignedDeclaration';
import { SignForm } from './SignForm';
import { PrintedSituation, SituationButton } from './Situation';
import { useDeclarations } from './useDeclarations';

/** `/meupergamum/nada-consta`: whether the declaration is available, its signature, and the signed declarations. */
export function ClearanceScreen() {
  const { t } = useTranslation('clearance');
  const today = useToday();
  const query = useCheckClearanceQuery(undefined, refetchAlways);
  const personal = useGetPersonalDataQuery();
  const patron = useSelector(selectPatron);
  // The session has the name too, in case the personal data cannot be loaded.
  const person = { nome_pessoa: patron?.user.nome_pessoa ?? '', ...personal.data };
  const { signed, failed, latest, add } = useDeclarations();
  const [printed, setPrinted] = useState<Signed | null>(null);
  // One that is over is printed by its own button only.
  const onPaper = printed ?? signed.find(({ valida_ate = today }) => valida_ate >= today) ?? null;
  const verifies = !onPaper && query.currentData?.pode_emitir === true;
  return (
    <>
      <div data-screen-only={onPaper || verifies ? '' : undefined}>
        <PageTitle size="area">{t('clearanceTitle')}</PageTitle>
        <div className="stack gap-5 measure pt-4">
          {signed.map((declaration) => (
            <SignedDeclaration
              key={declaration.codigo_autenticidade}
              signed={declaration}
              person={person}
              isNew={declaration.codigo_autenticidade === latest?.codigo_autenticidade}
              onPrint={() => setPrinted(declaration)}
            />
          ))}
          {failed && <FailedAside query={failed} failed={t('declarationsFailed')} />}
          <FailedAside query={personal} failed={t('personFailed')} />
          {person.cpf === null && (
            <Notice tone="info">
              <p>{t('withoutCpf')}</p>
              <LinkButton size="small" to={paths.area('dados-pessoais')}>
                {t('addCpf')}
              </LinkButton>
            </Notice>
          )}
          <QueryView query={query} failed={t('clearanceFailed')}>
            {({ pode_emitir, pendencias, bibliotecas }) =>
              !pode_emitir ? (
                <Impediments cases={pendencias} />
              ) : bibliotecas.length === 0 ? (
                <Notice tone="info">{t('noUnitLeft')}</Notice>
              ) : (
                <SignForm units={bibliotecas} isFurther={signed.length > 0} onSigned={add} />
              )
            }
          </QueryView>
          {verifies && <SituationButton />}
        </div>
      </div>
      {verifies && <PrintedSituation person={person} />}
      {onPaper && <PrintedDeclaration signed={onPaper} person={person} />}
    </>
  );
}
