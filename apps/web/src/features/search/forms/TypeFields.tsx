import type { SearchType } from '@catalogue/api-contract';
import { InstitutionFields } from './InstitutionFields';
import { ArchiveFields, CaseLawFields, NormativeActFields, TabFields, type OwnFieldsProps } from './OptionFields';
import { PlanFields } from './PlanFields';

/** The fields specific to a search type. */
export default function TypeFields({ type, ...own }: OwnFieldsProps & { type: SearchType }) {
  switch (type) {
    case 'arquivo':
      return <ArchiveFields {...own} />;
    case 'atos_normativos':
      return <NormativeActFields {...own} />;
    case 'jurisprudencia':
      return <CaseLawFields {...own} />;
    case 'novas_aquisicoes':
    case 'autoridades':
      return <TabFields key={type} type={type} {...own} />;
    case 'plano_ensino':
      return <PlanFields {...own} />;
    case 'rede_pergamum_oai':
      return <InstitutionFields {...own} />;
    default:
      return null;
  }
}
