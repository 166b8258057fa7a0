import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../shared/onDemand';
import { Button } from '../shared/ui/Button';
import { Notice } from '../shared/ui/Notice';

interface Props {
  children: ReactNode;
  /** A new value renders the children again after an error. */
  resetKey: string;
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
    const isMissing = error instanceof NotLoaded;
    return <Failure isMissing={isMissing} again={isMissing ? this.again : () => window.location.reload()} />;
  }
}

function Failure({ isMissing, again }: { isMissing: boolean; again: () => unknown }) {
  const { t } = useTranslation('shared');
  return (
    <Notice tone="error" role="alert">
      <p>{t(isMissing ? 'cannotReachServer' : 'unexpectedError')}</p>
      <Button size="small" onClick={() => void again()}>
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
