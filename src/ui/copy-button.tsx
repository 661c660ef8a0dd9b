import { useEffect, useState, type ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

type CopyButtonProps = {
  text: string;
  children: ReactNode;
  onCopied?: () => void;
  /** The browser refused: show the text to copy by hand. */
  onFailed?: (text: string) => void;
  className?: string;
};

const CHECKED_MS = 2000;

/** A button that copies a text and then shows a check mark for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, children, onCopied, onFailed, className } = props;
  const [isChecked, setChecked] = useState(false);

  useEffect(() => {
    if (!isChecked) return;
    const timer = setTimeout(() => setChecked(false), CHECKED_MS);
    return () => clearTimeout(timer);
  }, [isChecked]);

  const copyValue = async () => {
    if (!(await copyText(text))) return onFailed?.(text);
    setChecked(true);
    onCopied?.();
  };
  return (
    <Button type="button" variant="outlined" className={className} onClick={() => void copyValue()}>
      <Icon name={isChecked ? "check" : "copy"} />
      {children}
    </Button>
  );
}

/** Resolves to false if the browser refuses or has no clipboard, as without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
