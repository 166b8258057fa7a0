import { SerialItemStatus, type Reply, type serials } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Availability, type AvailabilityProps } from '../../shared/ui/Availability';
import { issueAddress } from './issueAddress';

export type SerialYear = Reply<typeof serials.listKardex>[number];
type Status = SerialYear['itens'][number]['situacao'];

export const hasCome = (status: Status): boolean =>
  status === SerialItemStatus.received || status === SerialItemStatus.bound;

/** ● for an issue that has arrived, ○ for one that is expected or missing. */
export const statusShape = (status: Status): AvailabilityProps['state'] => (hasCome(status) ? 'available' : 'lent');

const Year = styled('section', {
  base: {
    paddingBlock: 'e4',
    borderBlockEnd: '1px solid var(--borda)',
    '& h2': { fontSize: '2xl', fontVariantNumeric: 'tabular-nums' },
    '& h3': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'strong', marginBlock: 'e3 e2' },
  },
});
const Issues = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))', gap: 'e2' },
});
const Issue = styled('button', {
  base: {
    width: 'full',
    height: 'full',
    minHeight: '2.75rem',
    padding: 'e2 e3',
    textAlign: 'start',
    fontSize: 'sm',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.muted' },
  },
});

interface KardexYearProps {
  year: number;
  parts: readonly SerialYear[];
  /** Called with the issue's key in the address. */
  onOpen: (issue: string) => void;
}

/** A year of a serial: the issues per library and kind of part, each with its state. */
export function KardexYear({ year, parts, onOpen }: KardexYearProps) {
  const { t } = useTranslation('serials');
  return (
    <Year>
      <h2>{year}</h2>
      {parts.map((part) => (
        <div key={part.seqPar}>
          <h3>{[part.desc_biblioteca, part.desc_par, part.desc_period].filter(Boolean).join(' · ')}</h3>
          {part.itens.length === 0 && <p>{t('noIssuesOfYear')}</p>}
          <Issues>
            {part.itens.map((item) => (
              <li key={item.seqSec}>
                <Issue type="button" aria-haspopup="dialog" onClick={() => onOpen(issueAddress(part, item))}>
                  {item.rotulo}
                  {/* A button cannot contain a paragraph. */}
                  <Availability inline state={statusShape(item.situacao)}>
                    {t(item.situacao)}
                  </Availability>
                </Issue>
              </li>
            ))}
          </Issues>
        </div>
      ))}
    </Year>
  );
}
