import styled from "@emotion/styled";
import { useState } from "react";
import { color } from "../../theme/tokens";
import { Actions } from "../../ui/actions";
import { Button, ButtonAnchor, ButtonLink } from "../../ui/button";
import { Card, CardGrid } from "../../ui/card";
import { CopyButton } from "../../ui/copy-button";
import { Counter } from "../../ui/counter";
import { DataTable } from "../../ui/data-table";
import { useDialogTurn } from "../../ui/dialog-turn";
import { Disclosure } from "../../ui/disclosure";
import { ErrorBox } from "../../ui/error-box";
import { Field } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Illustration } from "../../ui/illustration";
import { Input, Select, TextArea } from "../../ui/input";
import { Marquee } from "../../ui/marquee";
import { ModalDialog } from "../../ui/modal-dialog";
import { NoScriptNotice } from "../../ui/no-script-notice";
import { PageHero } from "../../ui/page-hero";
import { Pagination } from "../../ui/pagination";
import { PauseButton } from "../../ui/pause-button";
import { Picture } from "../../ui/picture";
import { PointList } from "../../ui/point-list";
import { Prose } from "../../ui/prose";
import { NoResults } from "../../ui/results";
import { Section } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import { Stars } from "../../ui/stars";
import { StatusBadge } from "../../ui/status-badge";
import { Steps } from "../../ui/steps";
import { toast } from "../../ui/toast/toast";

const STEPS = [
  { title: "Choose a plan", text: "Plans differ in the segments they cover." },
  { title: "Pay to the company account", text: "Never to a person's account or UPI ID." },
  { title: "Read the first call", text: "Entry, stop-loss and target stand in the app." },
];
const KINDS = ["blank", "error", "success", "loading"] as const;
const ignore = () => undefined;

/** Every primitive of src/ui in each of its states. */
export function KitchenSinkView({ title, lead }: { title: string; lead: string }) {
  const [paused, setPaused] = useState(false);
  const [asked, setAsked] = useState(false);
  const shown = useDialogTurn(asked, 0);
  return (
    <>
      <PageHero
        eyebrow="An eyebrow"
        breadcrumbs={[
          { label: "Home", path: "/" },
          { label: title, path: "/kitchen-sink/" },
        ]}
        title={title}
        lead={lead}
        actions={<ButtonLink to="/">A link</ButtonLink>}
        picture={
          <Illustration viewBox="0 0 400 100" label="A sample drawing" framed>
            <rect className="fill-accent" x="60" y="20" width="44" height="60" />
            <path className="highlight" d="M120 80l90-40 70 20" />
          </Illustration>
        }
      />
      <Section eyebrow="Section, paper" title="Text" lead="A lead of one sentence.">
        <Prose>
          <h3>A heading in prose</h3>
          <p>
            Text with <a href="#prose">a link</a>. <span lang="hi">हिन्दी में एक वाक्य।</span>
          </p>
          <blockquote>A quotation that says one thing well.</blockquote>
        </Prose>
        <Disclosure summary="An open question" open>
          Its answer.
        </Disclosure>
        <Disclosure summary="A closed question">Its answer.</Disclosure>
        <Steps items={STEPS} />
        <PointList items={STEPS} />
      </Section>
      <Section tone="inverse" eyebrow="Section, inverse" title="Steps in a row" align="center">
        <Steps items={STEPS} layout="row" />
      </Section>
      <Section tone="sunken" eyebrow="Section, sunken" title="Buttons, badges, toasts, dialogs">
        <Actions>
          <Button type="button">Filled</Button>
          <Button type="button" disabled>
            Disabled
          </Button>
          <ButtonAnchor href="#samples" look="outlined">
            Outlined <Icon name="arrow-right" />
          </ButtonAnchor>
          <CopyButton text="A text">Copy</CopyButton>
          {(["red", "yellow", "green", "grey"] as const).map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
          {KINDS.map((kind) => (
            <Button key={kind} type="button" onClick={() => void toast[kind](`A ${kind} toast`)}>
              Toast: {kind}
            </Button>
          ))}
          <Button type="button" onClick={() => setAsked(true)}>
            Open a dialog
          </Button>
        </Actions>
        <Pagination page={5} totalPages={12} pathOf={(page) => `/kitchen-sink/?page=${page}`} />
        {shown && <ModalDialog onClose={() => setAsked(false)}>A dialog</ModalDialog>}
      </Section>
      <Section title="Fields">
        <CardGrid>
          <Field label="Name" hint="As in your documents" required>
            <Input type="text" placeholder="A placeholder" />
          </Field>
          <Field label="E-mail" error="Please write an address such as name@example.com">
            <Input type="email" defaultValue="name@" />
          </Field>
          <Field label="Switched off">
            <Input type="text" defaultValue="Small Cap" disabled />
          </Field>
          <Field label="Month">
            <Select>
              <option>November</option>
            </Select>
          </Field>
          <Field label="File">
            <Input type="file" />
          </Field>
          <Field label="Message">
            <TextArea />
          </Field>
        </CardGrid>
      </Section>
      <Section tone="sunken" title="Data and its states">
        <DataTable caption="A table">
          <tbody>
            <tr>
              <th scope="row">A row</th>
              <td data-numeric="">1,51,000</td>
            </tr>
          </tbody>
        </DataTable>
        <NoScriptNotice>This needs JavaScript.</NoScriptNotice>
        <Spinner label="Loading..." />
        <ErrorBox title="Error" message="Failed to fetch the sample." onRetry={ignore} />
        <NoResults>No sample fits</NoResults>
        <Picture picture={null} alt="A picture that is missing" sizes="20rem" />
      </Section>
      <Section title="What moves">
        <Counter to={75} suffix="K+" />
        <Counter to={4.9} decimals={1} />
        <Stars value={4.9} appear />
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label="the sample rows" />
        {(["left", "right"] as const).map((direction) => (
          <Marquee
            key={direction}
            label={`To the ${direction}`}
            direction={direction}
            paused={paused}
          >
            <li>Sample Broking</li>
            <li>Example Securities</li>
          </Marquee>
        ))}
      </Section>
      <Section tone="sunken" title="Colours">
        <CardGrid least={8}>
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} colour={value}>
              <Card as="div">{name}</Card>
            </Swatch>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

const Swatch = styled.li<{ colour: string }>(({ colour }) => ({
  padding: "1rem",
  background: colour,
}));
