import { Select, type SelectProps } from './Select';
import css from './SelectOrText.module.css';

/** A select; a single option is shown as text instead. */
export function SelectOrText(props: SelectProps) {
  const [only, ...others] = props.options;
  if (!only || others.length > 0) return <Select {...props} />;
  return (
    <div className={css.only}>
      <b>{props.label}</b>
      {only.label}
    </div>
  );
}
