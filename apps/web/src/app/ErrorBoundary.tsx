import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../shared/onDemand';
import { Button } from '../shared/ui/Button';
import { Notice } from '../shared/ui/Notice';
import { SkeletonRows } from '../shared/ui/SkeletonRows';
import { useMissingPart } from './newVersion';

interface Props {
  children: ReactNode;
  /** A new value renders the children again after an error. */
  resetKey: string;
  /** Of the box of a failure, where the children would have margins of their own. */
  className?: string | undefined;
  /** What is inside is beside the screen: where a part of both is missing, the screen says so for both. */
  aside?: boolean;
}

// A screen that fails leaves the shell in place, so that the user can go elsewhere.
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  readonly again = async () => {
    const { error } = this.state;
    if (error instanceof NotLoaded) await error.retry();
    this.setState({ error: null });
  };

  override componentDidCatch(error: Error) {
    if (!(error instanceof NotLoaded)) console.error(error);
  }

  override componentWillUnmount() {
    const { error } = this.state;
    if (error instanceof NotLoaded) void error.retry();
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error && before.resetKey !== this.props.resetKey) void this.again();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={this.props.className}>
        {error instanceof NotLoaded ? (
          <PartMissing again={this.again} isAside={this.props.aside ?? false} />
        ) : (
          <Failure text="unexpectedError" again={() => window.location.reload()} />
        )}
      </div>
    );
  }
}

/** The connection is lost; or the file of the part went with an older version of the app, which only a reload replaces. */
function PartMissing({ again, isAside }: { again: () => unknown; isAside: boolean }) {
  const { isOnly, isOutdated } = useMissingPart(isAside);
  if (!isOnly) return null;
  if (isOutdated === null) return <SkeletonRows rows={1} />;
  return (
    <InView key={String(isOutdated)}>
      {isOutdated ? <NewVersion /> : <Failure text="cannotReachServer" again={again} />}
    </InView>
  );
}

/** The notice may be far from the button whose part is missing. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return <div ref={place}>{children}</div>;
}

function NewVersion() {
  const { t } = useTranslation('shared');
  return (
    <Notice tone="info" role="alert">
      <p>{t('newVersion')}</p>
      <Button size="small" onClick={() => window.location.reload()}>
        {t('loadNewVersion')}
      </Button>
    </Notice>
  );
}

function Failure({ text, again }: { text: 'cannotReachServer' | 'unexpectedError'; again: () => unknown }) {
  const { t } = useTranslation('shared');
  return (
    <Notice tone="error" role="alert">
      <p>{t(text)}</p>
      <Button size="small" onClick={() => void again()}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
