import styled from "@emotion/styled";
import { useState } from "react";
import { color, radius, shadow, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { useDialogTurn } from "../../ui/dialog-turn";
import { ModalDialog } from "../../ui/modal-dialog";
import { Section } from "../../ui/section";

/** A modal by itself, and two that want to open at once. */
export function DialogSamples() {
  const [single, setSingle] = useState(false);
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const both = () => {
    setFirst(true);
    setSecond(true);
  };
  return (
    <Section tone="sunken" title="Dialogs">
      <Row>
        <Button type="button" onClick={() => setSingle(true)}>
          Open a dialog
        </Button>
        <Button type="button" look="outlined" onClick={both}>
          Open two
        </Button>
      </Row>
      <Sample name="A dialog" wanted={single} rank={0} onClose={() => setSingle(false)} />
      <Sample name="Second" wanted={second} rank={2} onClose={() => setSecond(false)} />
      <Sample name="First" wanted={first} rank={1} onClose={() => setFirst(false)} />
    </Section>
  );
}

type SampleProps = { name: string; wanted: boolean; rank: number; onClose: () => void };

function Sample({ name, wanted, rank, onClose }: SampleProps) {
  const shown = useDialogTurn(wanted, rank);
  if (!shown) return null;
  return (
    <Window aria-label={name} onClose={onClose}>
      <p>{name}</p>
      <Button type="button" onClick={onClose}>
        Close
      </Button>
    </Window>
  );
}

const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3] });

const Window = styled(ModalDialog)({
  width: "min(24rem, 92vw)",
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: shadow.high,
  color: color.ink,
  "& > p": { marginBottom: space[4] },
  "&::backdrop": { background: color.shade },
});
