import type { TitleRecord } from '@catalogue/api-contract';
import {
  apaReference,
  chicagoReference,
  cslItem,
  mlaReference,
  recordFromFields,
  vancouverReference,
  type ReferencePart,
} from '@catalogue/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { QueryView } from '../../shared/QueryView';
import { CopyButton } from '../../shared/ui/CopyButton';
import { ExportMenu } from './ExportMenu';
import { useGetReferenceQuery } from './title.api';
import { recordAddress } from './titleTabs';
import css from './ReferenceTab.module.css';

interface ReferenceTabProps {
  codAcervo: string;
  /** Undefined while it is loading. */
  record: TitleRecord | undefined;
}

/** `/acervo/{id}/referencia`: ABNT from the server, the other styles from the record; each can be copied. */
export default function ReferenceTab({ codAcervo, record }: ReferenceTabProps) {
  const { t } = useTranslation('title');
  const query = useGetReferenceQuery({ params: { id: codAcervo } });
  return (
    <>
      <div className="pt-4" data-screen-only="">
        <ExportMenu codAcervo={codAcervo} />
      </div>
      <QueryView query={query} failed={t('referenceFailed')}>
        {({ referencia, formato, partes }) => (
          <ReferenceStyle name={formato} text={referencia}>
            {partes?.map(({ texto, destaque }, at) => (destaque ? <b key={at}>{texto}</b> : texto)) ?? referencia}
          </ReferenceStyle>
        )}
      </QueryView>
      {record && <OtherStyles codAcervo={codAcervo} record={record} />}
    </>
  );
}

function OtherStyles({ codAcervo, record }: { codAcervo: string; record: TitleRecord }) {
  const { t } = useTranslation('title');
  const hoje = useToday();
  const marc = recordFromFields(record.campos, record);
  const cod_tipo_obra = record.cod_tipo_obra === undefined ? undefined : Number(record.cod_tipo_obra);
  const apa = apaReference(marc, cod_tipo_obra);
  const mla = mlaReference(marc, cod_tipo_obra);
  const chicago = chicagoReference(marc, cod_tipo_obra);
  const csl = JSON.stringify([cslItem(marc, { url: recordAddress(codAcervo), cod_tipo_obra })], null, 2);
  const vancouver = vancouverReference(marc, { hoje, cod_tipo_obra });
  return (
    <>
      <ReferenceStyle name={t('apa')} text={apa.texto}>
        <InItalics parts={apa.partes} />
      </ReferenceStyle>
      <ReferenceStyle name={t('vancouver')} text={vancouver.texto}>
        {vancouver.texto}
      </ReferenceStyle>
      <ReferenceStyle name={t('mla')} text={mla.texto}>
        <InItalics parts={mla.partes} />
      </ReferenceStyle>
      <ReferenceStyle name={t('chicago')} text={chicago.texto}>
        <InItalics parts={chicago.partes} />
      </ReferenceStyle>
      <section className="measure pt-5" data-screen-only="">
        <h2 className="text-xl">CSL-JSON</h2>
        <p className="mt-1 mb-2 muted">{t('cslJsonHint')}</p>
        <CopyButton text={csl} name="CSL-JSON" />
      </section>
    </>
  );
}

const InItalics = ({ parts }: { parts: readonly ReferencePart[] }) =>
  parts.map(({ texto, destaque }, at) => (destaque ? <i key={at}>{texto}</i> : texto));

function ReferenceStyle({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <section className="measure pt-5">
      <h2 className="text-xl">{name}</h2>
      <blockquote className={css.quote}>{children}</blockquote>
      <div className="row items-center gap-4" data-screen-only="">
        <CopyButton text={text} name={name} />
      </div>
    </section>
  );
}
