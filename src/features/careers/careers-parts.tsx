import { careersPage } from "./text";
import { PointColumns } from "../../ui/point-columns";
import { Section } from "../../ui/section";
import { HeroIllustration } from "../../ui/illustration";

/** Describes the work at the firm to applicants (CAR-01). */
export function Expectations() {
  const { title, points } = careersPage.work;
  return (
    <Section title={title}>
      <PointColumns items={points} />
    </Section>
  );
}

/** A decorative drawing of a desk with a chart on its screen. */
export function CareersIllustration() {
  return (
    <HeroIllustration viewBox="0 0 420 300">
      <path
        className="fill-accent-tint"
        d="M36 250V92a40 40 0 0 1 40-40h268a40 40 0 0 1 40 40v158z"
      />
      <path className="line" d="M12 268h396" />
      <path className="ink" d="M52 184h316M76 184v84M344 184v84" strokeWidth="4" />
      <rect className="fill-surface ink" x="128" y="78" width="136" height="86" rx="6" />
      <path className="ink" d="M196 164v20M170 184h52" />
      <path className="soft" d="M142 94h40M142 106h24" />
      <path className="accent" d="m142 146 26-20 22 10 28-30 18 12 16-16" strokeWidth="4" />
      <circle className="fill-highlight" cx="252" cy="102" r="6" />
      <path className="fill-paper ink" d="M72 176h46l4 8H68zM78 168h36v8H78zM74 160h40v8H74z" />
      <path className="ink" d="M330 184V116l-34-26M316 184h28" />
      <path className="fill-highlight-tint ink" d="m282 104 16-26 20 14-14 24z" />
      <path className="highlight" d="m276 122-8 14M290 128l-4 14" />
      <path className="fill-surface ink" d="M174 206h76a6 6 0 0 1 6 6v8h-88v-8a6 6 0 0 1 6-6z" />
      <path className="ink" d="M212 220v28M186 268l26-20 26 20" />
      <path className="fill-accent" d="M178 190h68v16h-68z" />
    </HeroIllustration>
  );
}
