import type { ReactNode } from "react";
import { Button } from "./button";

type SaveButtonProps = {
  /** Name of the file, with its extension. */
  name: string;
  /** MIME type, such as text/csv. */
  type: string;
  toText: () => string;
  children: ReactNode;
};

/** A button that saves a text as a file on the visitor's device. */
export function SaveButton({ name, type, toText, children }: SaveButtonProps) {
  const saveFile = () => {
    const blob = new Blob([toText()], { type: `${type};charset=utf-8` });
    const address = URL.createObjectURL(blob);
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 0);
  };
  return (
    <Button type="button" variant="outlined" onClick={saveFile}>
      {children}
    </Button>
  );
}
