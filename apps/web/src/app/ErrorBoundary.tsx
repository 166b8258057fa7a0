import { Component, type ReactNode } from 'react';
import { withTranslation, type WithTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button';
import { Notice } from '../shared/ui/Notice';

interface Props extends WithTranslation<'shared'> {
  children: ReactNode;
  /** Another value gives what stands inside another try. */
  resetKey: string;
}

// A screen that breaks leaves the shell standing: the way on is one click away.
class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    console.error(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.resetKey !== this.props.resetKey) this.setState({ isBroken: false });
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Notice tone="erro" role="alert">
        <p>{t('unexpectedError')}</p>
        <Button size="small" onClick={() => window.location.reload()}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
}

export const ErrorBoundary = withTranslation('shared')(Boundary);
