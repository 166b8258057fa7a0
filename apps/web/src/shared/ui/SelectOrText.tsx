import { styled } from '../theme/styled';
import { Select, type SelectProps } from './Select';

const Only = styled('div', { base: { '& > b': { display: 'block', fontWeight: 'strong', marginBottom: 'e1' } } });

/** A select; a single option is shown as text instead. */
export function SelectOrText(props: SelectProps) {
  const [only, ...others] = props.options;
  if (!only || others.length > 0) return <Select {...props} />;
  return (
    <Only>
      <b>{props.label}</b>
      {only.label}
    </Only>
  );
}
