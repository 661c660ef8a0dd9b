import { HeroIllustration } from "../../ui/illustration";

/** A decorative drawing of a bridge with a rising chart. */
export function PartnerIllustration() {
  return (
    <HeroIllustration viewBox="0 0 420 300">
      <circle className="fill-highlight-tint" cx="300" cy="92" r="58" />
      <path className="fill-accent-tint" d="M0 204h92l24 96H0zM420 204h-92l-24 96h116z" />
      <path className="ink" d="M0 204h92l24 96M420 204h-92l-24 96" />
      <path
        className="line"
        d="M122 268c30-10 48 8 78-2s60 10 98-2M128 286c34-8 52 6 82 0s52 4 80-2"
      />
      <path className="ink" d="M40 204V96M92 204V72M328 204V72M380 204V96" strokeWidth="4" />
      <path
        className="soft"
        d="M40 96c18-16 34-22 52-24 36 60 76 92 118 92s82-32 118-92c18 2 34 8 52 24"
      />
      <path
        className="soft"
        d="M122 116v74M152 142v48M182 158v32M238 158v32M268 142v48M298 116v74"
      />
      <path className="ink" d="M0 190h420" strokeWidth="5" />
      <path
        className="accent"
        d="m24 176 44-14 34 8 44-26 36 10 48-36 40 14 46-42 40 8 44-32"
        strokeWidth="5"
      />
      <circle className="fill-highlight" cx="400" cy="66" r="8" />
    </HeroIllustration>
  );
}
