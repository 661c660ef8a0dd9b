import styled from "@emotion/styled";
import { paths } from "../shared/domain/paths";
import { site } from "../content/site";
import { color, displayFace, size, space } from "../theme/tokens";
import { wordmark } from "../theme/wordmark";
import { SiteLink } from "../ui/site-link";

type LogoProps = { inverse?: boolean; onClick?: () => void };

/** Mark and drawn name of the product, linked to the home page (HDR-01). */
export function Logo({ inverse, onClick }: LogoProps) {
  const { product } = site.brand;
  return (
    <Home to={paths.home()} data-inverse={inverse || undefined} onClick={onClick}>
      <Mark viewBox="0 0 32 32" aria-hidden="true">
        <rect className="tile" width="32" height="32" rx="8" />
        <path className="wick" d="M9 11v15M16 5v17M23 8v15" />
        <rect className="candle" x="6.5" y="15" width="5" height="7.5" rx="1" />
        <rect className="rise" x="13.5" y="8.5" width="5" height="9.5" rx="1" />
        <rect className="candle" x="20.5" y="11.5" width="5" height="6.5" rx="1" />
      </Mark>
      {product === wordmark.name ? (
        <Word viewBox={wordmark.box} role="img" aria-label={product}>
          <use href={`${wordmark.path}#name`} />
        </Word>
      ) : (
        product
      )}
    </Home>
  );
}

const Home = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: space[3],
  minHeight: size.touch,
  ...displayFace,
  fontSize: "1.375rem",
  letterSpacing: "-0.015em",
  lineHeight: 1,
  color: color.ink,
  textDecoration: "none",
  "&:hover": { color: color.accent },
  "&[data-inverse], &[data-inverse]:hover": { color: color.inverseInk },
});

const Word = styled.svg({ height: "1em", fill: "currentColor" });

const Mark = styled.svg({
  flex: "none",
  width: "2rem",
  height: "2rem",
  fill: "none",
  "& .tile": { fill: color.brand },
  "& .wick": { stroke: color.onBrand, strokeWidth: 1.5, strokeLinecap: "round", opacity: 0.75 },
  "& .candle": { fill: color.onBrand },
  "& .rise": { fill: color.inverseAccent },
  "[data-inverse] & .tile": { fill: color.inverseLine },
});
