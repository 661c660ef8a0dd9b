import { HeroIllustration } from "../../ui/illustration";

/** A decorative drawing of a letter in its envelope and a phone. */
export function ContactIllustration() {
  return (
    <HeroIllustration viewBox="0 0 420 300">
      <path className="fill-highlight-tint" d="M44 252c0-90 60-196 190-196s150 110 150 196z" />
      <path className="line" d="M20 252h380" />
      <rect className="fill-surface ink" x="92" y="112" width="196" height="140" rx="8" />
      <path className="ink" d="m92 122 98 74 98-74" />
      <path className="soft" d="m96 246 66-68M284 246l-66-68" />
      <rect className="fill-paper ink" x="120" y="40" width="140" height="104" rx="6" />
      <path
        className="fill-surface ink"
        d="m92 122 98 74 98-74v122a8 8 0 0 1-8 8H100a8 8 0 0 1-8-8z"
      />
      <path className="accent" d="M138 66h58" strokeWidth="5" />
      <path className="soft" d="M138 86h104M138 102h104M138 118h70" />
      <path className="highlight" d="m222 70 6 6 12-14" strokeWidth="4" />
      <rect className="fill-accent" x="300" y="150" width="84" height="102" rx="10" />
      <rect className="fill-surface" x="308" y="160" width="68" height="80" rx="4" />
      <path className="accent" d="m316 222 14-18 12 9 22-30" strokeWidth="4" />
      <path className="soft" d="M316 172h34" />
      <circle className="fill-highlight" cx="364" cy="183" r="5" />
    </HeroIllustration>
  );
}
