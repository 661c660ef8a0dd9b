import { ButtonLink } from "../../ui/button";
import { Card, CardGrid } from "../../ui/card";
import { Disclosure } from "../../ui/disclosure";
import { Illustration } from "../../ui/illustration";
import { PageHero } from "../../ui/page-hero";
import { Prose } from "../../ui/prose";
import { PointList } from "../../ui/point-list";
import { Section } from "../../ui/section";
import { Steps } from "../../ui/steps";

const STEPS = [
  { title: "Choose a plan", text: "Plans differ in the segments they cover." },
  { title: "Pay to the company account", text: "Never to a person's account or UPI ID." },
  { title: "Read the first call", text: "Entry, stop-loss and target stand in the app." },
];

/** Hero, sections, prose, cards, steps, points, disclosures. */
export function TextSamples({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHero
        eyebrow="An eyebrow"
        trail={[
          { label: "Home", path: "/" },
          { label: title, path: "/kitchen-sink/" },
        ]}
        title={title}
        lead={lead}
        actions={
          <>
            <ButtonLink to="/">Main action</ButtonLink>
            <ButtonLink to="/blogs/" look="outlined">
              Second action
            </ButtonLink>
          </>
        }
        picture={<SampleDrawing />}
      />
      <Section
        eyebrow="Section, paper"
        title="Prose and disclosures"
        lead="A lead of one sentence."
      >
        <Prose>
          <h3>A heading in prose</h3>
          <p>
            Running text with <a href="#prose">a link</a>, <strong>strong words</strong> and{" "}
            <em>emphasis</em>. <span lang="hi">हिन्दी में एक वाक्य।</span>
          </p>
          <ul>
            <li>A point of a list</li>
            <li>Another one</li>
          </ul>
          <blockquote>
            <p>A quotation that says one thing well.</p>
          </blockquote>
        </Prose>
        <Disclosure summary="An open question" open>
          <p>Its answer.</p>
        </Disclosure>
        <Disclosure summary="A closed question, long enough to wrap into a second line on a phone">
          <p>Its answer.</p>
        </Disclosure>
      </Section>
      <Section tone="sunken" eyebrow="Section, sunken" title="Cards">
        <CardGrid least={16}>
          {STEPS.map(({ title: name, text }) => (
            <li key={name}>
              <Card>
                <h3>{name}</h3>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section tone="band" eyebrow="Section, band" title="Steps in a row" align="center">
        <Steps items={STEPS} layout="row" />
      </Section>
      <Section title="Steps in a column">
        <Steps items={STEPS} />
      </Section>
      <Section tone="sunken" title="Points without a style of their own">
        <PointList items={STEPS} />
      </Section>
    </>
  );
}

function SampleDrawing() {
  return (
    <Illustration viewBox="0 0 400 260" label="A sample drawing of a rising line" framed>
      <path className="line" d="M40 210h320M40 160h320M40 110h320M40 60h320" strokeWidth={1} />
      <rect className="fill-green-tint" x="60" y="150" width="44" height="60" rx="4" />
      <rect className="fill-green" x="130" y="120" width="44" height="90" rx="4" />
      <rect className="fill-saffron-tint" x="200" y="135" width="44" height="75" rx="4" />
      <rect className="fill-band" x="270" y="80" width="44" height="130" rx="4" />
      <path className="saffron" d="M60 130l90-40 70 20 110-60" strokeWidth={4} />
      <text className="words" x="40" y="40" fontSize="20">
        Words
      </text>
      <text className="words-soft" x="120" y="40" fontSize="20">
        softer words
      </text>
    </Illustration>
  );
}
