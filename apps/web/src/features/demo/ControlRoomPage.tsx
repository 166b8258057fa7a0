import type { ReactNode } from 'react';
import { useSettings } from '../../shared/settings';
import { PageTitle } from '../../shared/ui/PageTitle';
import { KeySection } from './KeySection';

interface ControlRoomPageProps {
  title: string;
  /** Under the title: what the page is for, and where it leads. */
  intro: ReactNode;
  /** For operators alone: a visitor's sandbox has no room for it. */
  forOperators?: boolean;
  /** What is shown where there is no control room. */
  notFound: ReactNode;
  children: ReactNode;
}

/** A page under `/ajustes`, for who has no terminal (LOOK-2 §12); where it is for the holder of the key, that is asked for first. */
export function ControlRoomPage({ title, intro, forOperators = false, notFound, children }: ControlRoomPageProps) {
  const { mock_controls: hasControls, control_room: controlRoom, control_key: key } = useSettings();
  if (!hasControls) return notFound;
  const needsKey = forOperators ? controlRoom !== undefined : controlRoom === 'key';
  return (
    <div className="page stack gap-5">
      <div className="measure stack gap-2">
        <PageTitle>{title}</PageTitle>
        {intro}
      </div>
      {needsKey && !key ? <KeySection /> : children}
    </div>
  );
}
