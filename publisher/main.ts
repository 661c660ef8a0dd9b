import { runCommand } from "../server/process/run-command";
import { sendMessage } from "../server/process/program-messages";
import { readSettings } from "../server/process/settings";
import { describeError } from "../server/process/user-facing-error";
import { startPublisher } from "./start-publisher";

// `npm run publisher`: builds and releases of one data folder. `npm start` runs it next to CMS and site.

void runCommand(
  async (supervisor) => {
    await startPublisher(readSettings(), supervisor, {
      onEvent: (event) => {
        if (event.event === "built") sendMessage({ event: "published" });
        if (event.event === "failed") {
          sendMessage({ event: "build-failed", message: describeError(event.error) });
        }
      },
    });
    sendMessage({ event: "ready" });
    return new Promise(() => undefined);
  },
  () => 0,
);
