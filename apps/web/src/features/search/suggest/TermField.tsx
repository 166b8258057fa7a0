import { longestText, type SearchType } from '@catalogue/api-contract';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Combobox } from '../../../shared/ui/Combobox';
import { BookIcon, ClockIcon, InterestIcon } from '../../../shared/ui/icons';
import { useSuggestions } from './useSuggestions';
import css from './TermField.module.css';
const icons = { pastSearch: ClockIcon, title: BookIcon, authority: InterestIcon };

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

/** The search box. A picked suggestion runs its own search. */
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
      maxLength={longestText}
      value={value}
      items={isOpen ? suggestions : []}
      keyOf={({ kind, address }) => `${kind} ${address}`}
      onOpen={setOpen}
      onPick={({ address }) => void navigate(address)}
    >
      {({ kind, text, what }) => {
        const Icon = icons[kind];
        return (
          <>
            <Icon />
            <span className={css.lines}>
              <span>{text}</span> <span className="text-xs muted">{what}</span>
            </span>
          </>
        );
      }}
    </Combobox>
  );
}
