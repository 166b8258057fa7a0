import { maxTextLength, type SearchType } from '@catalogue/api-contract';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Combobox } from '../../../shared/ui/Combobox';
import { SuggestionRow } from './SuggestionRow';
import { useSuggestions } from './useSuggestions';

interface TermFieldProps {
  type: SearchType;
  name: string;
  column: string;
  size: 'normal' | 'hero';
  value: string;
  onChange: (term: string) => void;
  error: string | undefined;
  hint?: string;
  placeholder: string;
  ref: Ref<HTMLInputElement>;
}

/** The search box. A picked suggestion opens a title, or runs its own search. */
export function TermField({ type, column, value, ...props }: TermFieldProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const suggestions = useSuggestions(type, column, value, isOpen);
  return (
    <Combobox
      {...props}
      id="busca"
      type="search"
      label={t('term')}
      labelHidden
      listLabel={t('suggestions')}
      enterKeyHint="search"
      maxLength={maxTextLength}
      value={value}
      items={isOpen ? suggestions : []}
      groupOf={({ kind }) => (kind === 'everything' ? undefined : t(`suggested_${kind}`))}
      keyOf={({ kind, address }) => `${kind} ${address}`}
      onOpen={setOpen}
      onPick={({ address }) => void navigate(address)}
    >
      {(suggestion) => <SuggestionRow suggestion={suggestion} />}
    </Combobox>
  );
}
