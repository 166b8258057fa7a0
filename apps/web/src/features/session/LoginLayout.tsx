import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../../shared/theme/styled';
import { AlertsIcon, AgainIcon, BackIcon, HoldIcon } from '../../shared/ui/icons';
import { Shelf } from '../../shared/ui/Shelf';

const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _wide: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  },
});
const Panel = styled('aside', {
  base: {
    display: 'none',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'e6',
    minHeight: '40rem',
    overflow: 'hidden',
    paddingInline: 'e8',
    paddingBlockStart: 'e9',
    background: 'marca.ground',
    color: 'marca.onGround',
    '--estante-etiqueta': 'var(--marca-fundo)',
    '& p:first-of-type': {
      fontFamily: 'heading',
      fontSize: '4xl',
      lineHeight: '1.2',
      whiteSpace: 'pre-line',
      marginBlockEnd: 'e5',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 'e3',
      paddingBlock: 'e2',
      fontSize: 'lg',
      color: 'marca.onGroundMuted',
    },
    // The shelf extends over both edges of the panel.
    '& > svg': {
      flex: 'none',
      alignSelf: 'center',
      width: 'auto',
      minWidth: 'calc(100% + 9rem)',
      maxWidth: 'none',
      color: 'marca.onGroundMuted',
    },
    _wide: { display: 'flex' },
  },
});
const Side = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 'e4',
    width: 'min(100% - 2 * var(--e4), 24rem)',
    marginInline: 'auto',
    paddingBlock: 'e5 e8',
    _wide: { paddingBlockStart: 'e7' },
  },
});
const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 var(--e4)',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'e1',
      background: 'none',
      border: 0,
      padding: 0,
      minHeight: 'target',
      color: 'marca.fg',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

/** LOOK §5, "Entrar": one half the institution's panel, the other the form; on a phone only the form. */
export function LoginLayout({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useTranslation(['session', 'shared']);
  return (
    <Halves>
      <Panel>
        <div>
          <p>{t('panelTitle')}</p>
          <ul>
            <li>
              <AgainIcon /> {t('panelRenew')}
            </li>
            <li>
              <HoldIcon /> {t('panelHolds')}
            </li>
            <li>
              <AlertsIcon /> {t('panelDates')}
            </li>
          </ul>
        </div>
        <Shelf books={34} height={208} seed={3} />
      </Panel>
      <Side>
        <Row>
          <button type="button" onClick={onBack}>
            <BackIcon /> {t('back')}
          </button>
          <Link to="/">{t('searchCatalogue', { ns: 'shared' })}</Link>
        </Row>
        {children}
      </Side>
    </Halves>
  );
}
