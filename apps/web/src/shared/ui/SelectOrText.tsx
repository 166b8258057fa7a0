import { Select, type SelectProps } from './Select';

/** A select; a single option is shown as text instead. */
export function SelectOrText(props: SelectProps) {
  const [only, ...others] = props.options;
  if (!only || others.length > 0) return <Select {...props} />;
  return (
    <div>
      <b className="block mb-1">{props.label}</b>
      {only.label}
    </div>
  );
}
