import css from './ProductLogo.module.css';

/** The product's own logo (activity 88): books on a shelf, one of them pulled out a little. */
export function ProductLogo({ name }: { name: string }) {
  return (
    <svg className={css.root} viewBox="0 0 40 32" role="img" aria-label={name} fill="currentColor">
      <path d="M2 8h6v20H2zM10 4h8v24h-8zM33 9h5v19h-5zM0 30h40v2H0z" />
      <path d="M21.4 6.6 27 5l5.6 21.4L27 28z" opacity=".7" />
    </svg>
  );
}
