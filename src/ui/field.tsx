import styled from "@emotion/styled";
import { cloneElement, useId, useRef, type ReactElement, type ReactNode } from "react";
import { color, space, text, weight, motion, radius, size } from "../theme/tokens";
import { Icon } from "./icon";
import { useEarlyInput } from "./use-early-input";

const control = {
  width: "100%",
  minHeight: size.touch,
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.ink,
  // Never under 16 px: phones would zoom into the field.
  fontSize: text.md,
  lineHeight: 1.4,
  transition: `border-color ${motion.duration}`,
  "&:hover:not(:disabled)": { borderColor: color.accent },
  "&[aria-invalid='true']": { borderColor: color.danger },
  "&:disabled": { background: color.sunken, color: color.inkFaint },
  "&::placeholder": { color: color.inkFaint, opacity: 1 },
} as const;

export const Input = styled.input(control, {
  "&[type='file']": { padding: space[2], fontSize: text.sm },
  "&::file-selector-button": {
    marginInlineEnd: space[3],
    padding: `${space[1]} ${space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.round,
    background: color.sunken,
    color: color.ink,
    font: "inherit",
    cursor: "pointer",
  },
});

export const TextArea = styled.textarea(control, {
  minHeight: "8.5rem",
  maxHeight: "24rem",
  resize: "vertical",
  fieldSizing: "content",
});

export const Select = styled.select(control, { paddingInlineEnd: space[5] });

type ControlProps = {
  id?: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
};

type FieldProps = {
  label: ReactNode;
  children: ReactElement<ControlProps>;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

/** Connects a control with its label, hint and error for screen readers. */
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
        <ErrorText id={errorId}>
          <Icon name="alert" side={1.125} />
          <span>{error}</span>
        </ErrorText>
      )}
    </Stack>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  /** Label of the empty value, which means no choice. */
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  className?: string;
};

/** A labelled select that keeps a choice made before hydration. */
export function Choice(props: ChoiceProps) {
  const { label, name, all, options, value, onChoose, className } = props;
  const ref = useRef<HTMLSelectElement>(null);
  useEarlyInput(ref, value, onChoose);
  // Shows a value that no option has, because the address can contain it and filters the list.
  const isOption = value === "" || options.some((option) => option.value === value);
  return (
    <Field label={label} className={className}>
      <Select
        ref={ref}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{all}</option>
        {!isOption && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
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

const ErrorText = styled.p({
  display: "flex",
  gap: space[2],
  color: color.danger,
  fontSize: text.sm,
  fontWeight: weight.medium,
  "& > svg": { flex: "none", marginTop: "0.2em" },
});
