import styled from "@emotion/styled";
import { useState } from "react";
import { color, media, radius, surface, space, text, weight } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Field, TextArea } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import type { CheckResult } from "./check-input";
import { verifyPage } from "./text";

const checkerText = verifyPage.checker;
const INPUT = "channel";

const loadRules = () => import(/* webpackChunkName: "channel-checker" */ "./check-input");

/** 'Is this us?' (TRU-04). Its rules load when the field gets the focus, and then work offline. */
export function ChannelChecker() {
  const [results, setResults] = useState<CheckResult[]>([]);
  const checkText = async (input: string) => {
    const next = await loadRules().then(
      ({ checkInput }) => checkInput(input),
      () => ({ isOurs: false, message: checkerText.failed, parts: [] }),
    );
    setResults((earlier) => [...earlier, next]);
  };
  const result = results.at(-1);
  return (
    <Checker title={checkerText.title}>
      <noscript>
        <p>{checkerText.noScript}</p>
      </noscript>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const value = new FormData(event.currentTarget).get(INPUT);
          if (typeof value === "string" && value.trim() !== "") void checkText(value);
        }}
      >
        <Field label={checkerText.label} hint={checkerText.hint}>
          <MessageArea
            name={INPUT}
            rows={2}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            onFocus={() => void loadRules().catch(() => undefined)}
          />
        </Field>
        <Button type="submit">{checkerText.check}</Button>
      </Form>
      <Result role="status" data-ours={result?.isOurs}>
        {result && (
          // A new element is announced again, even with the same text.
          <div key={results.length}>
            <strong>
              <Icon name={result.isOurs ? "check" : "alert"} side={1.25} />
              <span>{result.message}</span>
            </strong>
            {result.parts.length > 0 && (
              <ul>
                {result.parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
            <p>{checkerText.always}</p>
          </div>
        )}
      </Result>
    </Checker>
  );
}

const Checker = styled(Section)({ [media.print]: { display: "none" } });

const Form = styled.form({
  display: "grid",
  gap: space[3],
  alignItems: "end",
  maxWidth: "44rem",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  [media.noScript]: { display: "none" },
});

const MessageArea = styled(TextArea)({ minHeight: "4.5rem" });

const Result = styled.div({
  maxWidth: "44rem",
  "& > div": { marginTop: space[4], padding: space[4], ...surface, borderRadius: radius.md },
  "&[data-ours='false'] > div": { background: color.dangerTint },
  "&[data-ours='true'] > div": { background: color.accentTint },
  "& strong": { display: "flex", gap: space[2], fontSize: text.lg, fontWeight: weight.strong },
  "& ul": { marginTop: space[2], fontSize: text.sm, overflowWrap: "anywhere" },
  "& strong > span": { minWidth: 0, overflowWrap: "anywhere" },
  "& svg": { flex: "none", marginTop: "0.15em" },
  "& p": { marginTop: space[2], fontSize: text.sm },
});
