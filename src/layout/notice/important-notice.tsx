import { type ComponentType, useEffect, useState } from "react";
import { useDialogQueue } from "../../ui/dialog-queue";
import { useIdle } from "../../ui/use-idle";
import type { NoticeDialogProps } from "./notice-dialog";
import { readSession, writeSession } from "../../ui/session-storage";

/** Opens before the event pop-up (2). */
const RANK = 1;

type Dialog = ComponentType<NoticeDialogProps>;

/** The Important Notice, once per session (HOM-13, NTC-01 … NTC-03); its text loads lazily. */
export function ImportantNotice() {
  const isIdle = useIdle();
  const [dialog, setDialog] = useState<{ View: Dialog }>();
  const [isDone, setDone] = useState(false);
  const canShow = isIdle && !isDone;
  const isGranted = useDialogQueue(canShow, RANK);

  useEffect(() => {
    if (!canShow) return;
    let isUnmounted = false;
    void loadUnlessShown().then((View) => {
      if (isUnmounted) return;
      if (View) setDialog({ View });
      else setDone(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [canShow]);

  const isShown = isGranted && dialog !== undefined;
  useEffect(() => {
    if (isShown) recordNoticeShown();
  }, [isShown]);

  return isShown ? <dialog.View onClose={() => setDone(true)} /> : null;
}

async function loadUnlessShown(): Promise<Dialog | null> {
  if (isNoticeShown()) return null;
  try {
    const { NoticeDialog, loadNoticeFont } = await import(
      /* webpackChunkName: "notice" */ "./notice-dialog"
    );
    await loadNoticeFont();
    return NoticeDialog;
  } catch {
    return null;
  }
}

const KEY = "hasSeenPopup";

// Without storage the notice shows once in each document.
let isShownHere = false;

function isNoticeShown(): boolean {
  return isShownHere || readSession(KEY) !== null;
}

function recordNoticeShown(): void {
  isShownHere = true;
  writeSession(KEY, "true");
}
