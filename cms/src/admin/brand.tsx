import type { Brand } from "./read-brand";
import "./brand.css";

/** The site's mark and name above the sign-in form. */
export function BrandLogo({ name, mark }: Brand) {
  return (
    <span className="brand">
      <img alt="" height={48} src={mark} width={48} />
      <span className="brand__name">{name}</span>
    </span>
  );
}

/** Content of the link to the dashboard on every page. */
export function BrandIcon({ name, mark }: Brand) {
  return <img alt={name} className="brand__icon" height={20} src={mark} width={20} />;
}
