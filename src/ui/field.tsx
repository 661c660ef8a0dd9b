import styled from "@emotion/styled";
import { cloneElement, useId, type ReactElement, type ReactNode } from "react";
import { color, space, text, weight } from "../theme/tokens";
import { Icon } from "./icon";

type ControlProps = {
  id?: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
};

type FieldProps = {
  label: ReactNode;
  /** One Input, TextArea or Select; it gets its id, its description and its state from here. */
  children: ReactElement<ControlProps>;
  /** What to write, before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

/** A form control with its label, hint and error, tied together for those who hear them. */
export function Field({ label, children, hint, error, required, className }: FieldProps) {
  const fallback = useId();
  const id = children.props.id ?? fallback;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Stack className={className}>
      <label htmlFor={id}>
        {label}
        {required && <Mark aria-hidden="true">*</Mark>}
      </label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {cloneElement(children, {
        id,
        required: required ?? children.props.required,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <Fault id={errorId}>
          <Icon name="alert" side={1.125} />
          <span>{error}</span>
        </Fault>
      )}
    </Stack>
  );
}

const Stack = styled.div({
  display: "grid",
  alignContent: "start",
  gap: space[1],
  "& > label": { fontSize: text.sm, fontWeight: weight.strong },
});

const Mark = styled.span({ marginInlineStart: space[1], color: color.danger });

const Hint = styled.p({ color: color.inkFaint, fontSize: text.sm });

const Fault = styled.p({
  display: "flex",
  gap: space[2],
  color: color.danger,
  fontSize: text.sm,
  fontWeight: weight.medium,
  "& > svg": { flex: "none", marginTop: "0.2em" },
});
