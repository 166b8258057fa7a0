import type { switchingForms } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../shared/QueryView';
import { useReturnToPart } from '../../shared/ui/PartHeading';
import { RadioList } from '../../shared/ui/RadioList';
import { useChoiceInAddress } from '../../shared/useAddress';
import { ways } from './requestDraft';
import { RequestFormSection } from './RequestFormSection';
import { RequestPage } from './RequestPage';
import { useGetInterLibraryOptionsQuery } from './requests.api';

const switchingTypes = [
  'artigo',
  'tese-dissertacao',
  'parte-documento',
] as const satisfies readonly (keyof typeof switchingForms)[];

/**
 * `/meupergamum/comutacao`: requests a copy of an article, a thesis or a part of a document; the kind is in the
 * address.
 */
export function SwitchingScreen() {
  const { t } = useTranslation('requests');
  const [asked, choose] = useChoiceInAddress('tipo', switchingTypes, { replace: true });
  const showSent = useReturnToPart();
  const form = asked || switchingTypes[0];
  return (
    <RequestPage type="comutacao-bibliografica">
      <RequestFormSection
        form={form}
        first={() => (
          <RadioList
            legend={t('whatToCopy')}
            options={switchingTypes.map((type) => ({ value: type, label: t(`form_${type}`) }))}
            value={form}
            onChange={choose}
          />
        )}
        onSent={showSent}
      />
    </RequestPage>
  );
}

/** Forms without a choice before their fields, each at its own address. */
function PlainScreen({
  form,
}: {
  form: 'levantamento-bibliografico' | 'ficha-catalografica' | 'pesquisa-especializada';
}) {
  const showSent = useReturnToPart();
  return (
    <RequestPage type={form}>
      <RequestFormSection form={form} onSent={showSent} />
    </RequestPage>
  );
}
export const SurveyScreen = () => <PlainScreen form="levantamento-bibliografico" />;
export const CatalogueSheetScreen = () => <PlainScreen form="ficha-catalografica" />;
export const SpecialisedSearchScreen = () => <PlainScreen form="pesquisa-especializada" />;

/**
 * `/meupergamum/solicitacoes/emprestimo-inter-bibliotecas`: a loan from another library of the institution, or through
 * one from a partner.
 */
export function InterLibraryScreen() {
  const { t } = useTranslation('requests');
  const showSent = useReturnToPart();
  const query = useGetInterLibraryOptionsQuery();
  return (
    <RequestPage type="emprestimo-inter-bibliotecas">
      <QueryView query={query} failed={t('interLibraryFailed')}>
        {({ bibliotecas, instituicoes, email, telefone }) => (
          <RequestFormSection
            form="emprestimo-inter-bibliotecas"
            known={{ way: 'house', email: email ?? '', telefone: telefone ?? '' }}
            offered={{
              libraries: bibliotecas.map((unit) => ({ value: unit.cod_biblioteca, label: unit.desc_biblioteca })),
              partners: instituicoes.map((one) => ({ value: one.cod_empresa, label: one.desc_empresa })),
            }}
            named={({ way }) => (way === 'partner' ? { biblioteca_origem: t('askingLibrary') } : {})}
            first={(draft, change) => (
              <RadioList
                legend={t('fromWhere')}
                options={ways.map((way) => ({ value: way, label: t(`way_${way}`) }))}
                value={draft.way ?? 'house'}
                onChange={(way) => change({ way })}
              />
            )}
            onSent={showSent}
          />
        )}
      </QueryView>
    </RequestPage>
  );
}
