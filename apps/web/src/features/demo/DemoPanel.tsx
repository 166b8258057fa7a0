import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { refetchAll } from '../../shared/api';
import { browserNavigation } from '../../shared/browserNavigation';
import { signedOut } from '../../shared/session';
import { useSettings } from '../../shared/settings';
import { ClockSection } from './ClockSection';
import { CommentsSection } from './CommentsSection';
import { CopySection } from './CopySection';
import { DebtSection } from './DebtSection';
import { FaultsSection } from './FaultsSection';
import { KeySection } from './KeySection';
import { InstitutionSection } from './InstitutionSection';
import { IssueSection } from './IssueSection';
import { LogSection } from './LogSection';
import { RequestsSection } from './RequestsSection';
import { SlipSection } from './SlipSection';
import { StateSection } from './StateSection';
import { StorySection } from './StorySection';
import { TenantSection } from './TenantSection';
import { OutboxSection } from './OutboxSection';
import { PersonSection } from './PersonSection';
import { useControlRead } from './useControl';
import css from './DemoPanel.module.css';

/** Controls for every situation that the demo can show. */
export default function DemoPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();

  const readAgain = () => void dispatch(refetchAll());
  const startAgain = () => {
    // The signed-in person may not exist in the other tenant.
    dispatch(signedOut());
    browserNavigation.to('/');
  };

  const { control_room: controlRoom, control_key: key } = useSettings();
  const own = useControlRead('getClock').currentData?.sandbox;
  if (controlRoom === 'key' && !key) return <KeySection />;
  if (controlRoom === 'public' && !own)
    return (
      <>
        <p className="pb-4 text-sm muted">{t('publicWhy')}</p>
        <div className={css.parts}>
          <PersonSection onDone={onClose} />
          <TenantSection onOther={startAgain} />
        </div>
      </>
    );
  return (
    <>
      <p className="pb-4 text-sm muted">{t('why')}</p>
      <div className={css.parts}>
        <ClockSection onChange={readAgain} />
        <PersonSection onDone={onClose} />
        <StorySection onOther={startAgain} />
        <InstitutionSection onChange={readAgain} />
        <FaultsSection />
        <OutboxSection />
        <CommentsSection onChange={readAgain} />
        <RequestsSection onChange={readAgain} />
        <CopySection onChange={readAgain} />
        <SlipSection onChange={readAgain} />
        <DebtSection onChange={readAgain} />
        <IssueSection onChange={readAgain} />
        <LogSection />
        <StateSection />
        <TenantSection onOther={startAgain} />
      </div>
    </>
  );
}
