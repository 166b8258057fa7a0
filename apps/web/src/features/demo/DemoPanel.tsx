import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { allTags, api } from '../../shared/api';
import { browserNavigation } from '../../shared/browserNavigation';
import { signedOut } from '../../shared/session';
import { useSettings } from '../../shared/settings';
import { ClockPart } from './ClockPart';
import { CommentsPart } from './CommentsPart';
import { CopyPart } from './CopyPart';
import { FaultsPart } from './FaultsPart';
import { KeyPart } from './KeyPart';
import { InstitutionPart } from './InstitutionPart';
import { SlipPart } from './SlipPart';
import { StatePart } from './StatePart';
import { StoryPart } from './StoryPart';
import { TenantPart } from './TenantPart';
import { OutboxPart } from './OutboxPart';
import { PersonPart } from './PersonPart';
import { useControlRead } from './useControl';
import css from './DemoPanel.module.css';

/** Controls for every situation that the demo can show. */
export default function DemoPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo');
  const dispatch = useDispatch();

  const readAgain = () => void dispatch(api.util.invalidateTags(allTags));
  const startAgain = () => {
    // The signed-in person may not exist in the other tenant.
    dispatch(signedOut());
    browserNavigation.to('/');
  };

  const { control_room: controlRoom, control_key: key } = useSettings();
  const own = useControlRead('getClock').currentData?.sandbox;
  if (controlRoom === 'key' && !key) return <KeyPart />;
  if (controlRoom === 'public' && !own)
    return (
      <>
        <p className="pb-4 text-sm muted">{t('publicWhy')}</p>
        <div className={css.parts}>
          <PersonPart onDone={onClose} />
          <TenantPart onOther={startAgain} />
        </div>
      </>
    );
  return (
    <>
      <p className="pb-4 text-sm muted">{t('why')}</p>
      <div className={css.parts}>
        <PersonPart onDone={onClose} />
        <StoryPart onOther={startAgain} />
        <InstitutionPart onChange={readAgain} />
        <ClockPart onChange={readAgain} />
        <FaultsPart />
        <OutboxPart />
        <CommentsPart onChange={readAgain} />
        <CopyPart onChange={readAgain} />
        <SlipPart onChange={readAgain} />
        <StatePart />
        <TenantPart onOther={startAgain} />
      </div>
    </>
  );
}
