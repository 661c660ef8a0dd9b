import styled from "@emotion/styled";
import { useState } from "react";
import { toast } from "../../layout/toast/toast";
import { space } from "../../theme/tokens";
import { Button, ButtonAnchor } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Icon } from "../../ui/icon";
import { Pagination } from "../../ui/pagination";
import { PauseButton } from "../../ui/pause-button";
import { Section } from "../../ui/section";
import { StatusBadge } from "../../ui/status-badge";

const pathOf = (page: number) => `/kitchen-sink/?page=${page}`;

/** Buttons, badges, copying, toasts, pagination. */
export function ActionSamples() {
  const [paused, setPaused] = useState(false);
  return (
    <Section tone="sunken" title="Buttons, badges and toasts">
      <Row>
        <Button type="button">Filled</Button>
        <Button type="button" look="outlined">
          Outlined
        </Button>
        <Button type="button" disabled>
          Disabled
        </Button>
        <ButtonAnchor href="#samples">
          With an icon
          <Icon name="arrow-right" />
        </ButtonAnchor>
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label="the sample" />
      </Row>
      <Row>
        <StatusBadge tone="red">Open</StatusBadge>
        <StatusBadge tone="yellow">In Progress</StatusBadge>
        <StatusBadge tone="green">Resolved</StatusBadge>
        <StatusBadge tone="grey">Draft</StatusBadge>
      </Row>
      <Row>
        <CopyButton
          text="sample.ra@validbank"
          onCopied={() => void toast.success("Copied")}
          onFailed={(text) => void toast.error(`Unable to copy. Please copy manually: ${text}`)}
        >
          Copy
        </CopyButton>
        <Button type="button" look="outlined" onClick={() => void toast.blank("A message")}>
          Blank toast
        </Button>
        <Button type="button" look="outlined" onClick={() => void toast.error("A fault")}>
          Error toast
        </Button>
        <Button type="button" look="outlined" onClick={() => void toast.loading("Working")}>
          Loading toast
        </Button>
      </Row>
      <Pagination page={5} totalPages={12} pathOf={pathOf} />
    </Section>
  );
}

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBottom: space[5],
});
