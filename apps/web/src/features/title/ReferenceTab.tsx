import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fetched } from '../../shared/Fetched';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { useGetReferenceQuery } from './title.api';

const Quote = styled('blockquote', {
  base: {
    margin: 0,
    marginBlock: 'e5 e3',
    padding: 'e4',
    maxWidth: '45rem',
    background: 'bg.subtle',
    borderInlineStart: '4px solid',
    borderColor: 'marca.solid',
    '& b': { fontWeight: 'strong' },
  },
});
const Line = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'e4' } });

/** `/acervo/{id}/referencia`: the reference, what the norm emphasises in bold, and a button that copies its text. */
export default function ReferenceTab({ codAcervo }: { codAcervo: string }) {
  const { t } = useTranslation('title');
  const query = useGetReferenceQuery({ params: { id: codAcervo } });
  return (
    <Fetched query={query} failed={t('referenceFailed')}>
      {({ referencia, formato, partes }) => (
        <>
          <Quote>
            {partes?.map(({ texto, destaque }, at) => (destaque ? <b key={at}>{texto}</b> : texto)) ?? referencia}
          </Quote>
          <Line>
            <CopyButton text={referencia} />
            <span>{t('referenceFormat', { format: formato })}</span>
          </Line>
        </>
      )}
    </Fetched>
  );
}

const shownFor = 2000;

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('title');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  // Absent on pages that are not served over a secure connection.
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(text).then(
          () => setOutcome('copied'),
          () => setOutcome('copyFailed'),
        )
      : setOutcome('copyFailed');
  return (
    <>
      <Button onClick={() => void copy()}>{outcome === 'copied' ? `${t('copied')} ✓` : t('copyReference')}</Button>
      <span role="status">{outcome ? t(outcome) : ''}</span>
    </>
  );
}
