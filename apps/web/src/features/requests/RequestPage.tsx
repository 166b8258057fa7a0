import type { RequestType } from '@catalogue/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SentRequests } from './SentRequests';

const Lead = styled('p', { base: { maxWidth: '40rem', marginBlock: 'e3 e5', color: 'fg.muted' } });

interface RequestPageProps {
  type: RequestType;
  tabs?: ReactNode;
  children: ReactNode;
}

/** A screen of one request type: introduction, form, and the requests sent before. */
export function RequestPage({ type, tabs, children }: RequestPageProps) {
  const { t } = useTranslation('requests');
  return (
    <>
      <PageTitle size="area">{t(`form_${type}`)}</PageTitle>
      {tabs}
      <Lead>{t(`lead_${type}`)}</Lead>
      {children}
      <SentRequests type={type} />
    </>
  );
}
