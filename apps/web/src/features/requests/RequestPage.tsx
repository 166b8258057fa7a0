import type { RequestType } from '@catalogue/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/ui/PageTitle';
import { SentRequests } from './SentRequests';
import css from './RequestPage.module.css';

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
      <p className={css.lead}>{t(`lead_${type}`)}</p>
      {children}
      <SentRequests type={type} />
    </>
  );
}
