import styled from "@emotion/styled";
import { useMemo } from "react";
import type { Ipo } from "../../shared/contract/ipos";
import { DATED_STAGES, IPO_STAGES, type IpoStage } from "../../shared/domain/ipo";
import { formatIndianNumber } from "../../shared/domain/indian-number";
import { color, control, radius, size, space, text, weight } from "../../theme/tokens";
import { BOARDS, type IpoBoard } from "./ipo-filter";
import { iposText } from "./text";
import { getStage } from "./rules";

type Chosen = { stage: IpoStage | ""; board: IpoBoard | "" };

type IpoTabsProps = Chosen & {
  ipos: readonly Ipo[];
  now: string;
  onStage: (stage: IpoStage | "") => void;
  onBoard: (board: IpoBoard | "") => void;
};

/** Chooses IPOs by stage, and by board if a record names one; each with its count (IPO-09). */
export function IpoTabs({ ipos, now, stage, board, onStage, onBoard }: IpoTabsProps) {
  const { stages, boards, stageLabel, boardLabel } = iposText.list;
  // Memoised, because each key press in the search renders this again.
  const stagedIpos = useMemo(
    () => ipos.map((ipo) => ({ board: ipo.board, stage: getStage(ipo, now) })),
    [ipos, now],
  );
  // The stages of stopped issues are shown if there is one.
  const shownStages = IPO_STAGES.filter(
    (name) =>
      DATED_STAGES.some((dated) => dated === name) ||
      name === stage ||
      stagedIpos.some((ipo) => ipo.stage === name),
  );
  const countIpos = (filter: Chosen) =>
    stagedIpos.filter(
      (ipo) =>
        (filter.stage === "" || ipo.stage === filter.stage) &&
        (filter.board === "" || ipo.board === filter.board),
    ).length;
  return (
    <Rows>
      <div role="group" aria-label={stageLabel}>
        {(["", ...shownStages] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === stage}
            onClick={() => onStage(value)}
          >
            {stages[value || "all"]}{" "}
            <span>{formatIndianNumber(countIpos({ stage: value, board }))}</span>
          </button>
        ))}
      </div>
      {stagedIpos.some(({ board }) => board !== null) && (
        <div role="group" aria-label={boardLabel}>
          {BOARDS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === board}
              onClick={() => onBoard(value === board ? "" : value)}
            >
              {boards[value]} <span>{formatIndianNumber(countIpos({ stage, board: value }))}</span>
            </button>
          ))}
        </div>
      )}
    </Rows>
  );
}

const Rows = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[5]}`,
  marginBottom: space[5],
  "& > div": { display: "flex", flexWrap: "wrap", gap: space[2] },
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    gap: space[2],
    minHeight: size.touch,
    paddingInline: space[4],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.round,
    color: color.ink,
    fontSize: text.sm,
    fontWeight: weight.medium,
  },
  "& button > span": { color: color.inkSoft, fontVariantNumeric: "tabular-nums" },
  "& button:hover": { borderColor: color.accent },
  "& [aria-pressed='true']": {
    borderColor: color.accent,
    background: color.accentTint,
    color: color.accentStrong,
  },
  ...control,
});
